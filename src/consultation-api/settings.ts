import { existsSync, readFileSync } from 'node:fs'
// Imported, because Gatsby replaces the global `process.env` in functions with the values of the variables at build time,
// passwords included, and with nothing for unset variables.
import { env } from 'node:process'
import { parseEnv } from 'node:util'
import { z } from 'zod'

const address = z.string().regex(z.regexes.html5Email)

/** The environment variables; `.env.example` documents each. */
const schema = z.object({
  SMTP_HOST: z.string().regex(/^[\w.:-]+$/),
  SMTP_PORT: z.coerce.number().int().min(1).max(65535).default(587),
  SMTP_USER: z.string().optional(),
  SMTP_PASSWORD: z.string().optional(),
  MAIL_FROM: address,
  MAIL_TO: address,
  SITE_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .optional(),
  VISITOR_ADDRESS_HEADER: z
    .string()
    .regex(/^[\w-]+$/)
    .optional(),
})

/** The mail server, and the addresses of the email. */
export interface MailSettings {
  host: string
  port: number
  login?: { user: string; pass: string }
  from: string
  to: string
}

/** The validated settings of the service. */
export interface Settings {
  mail: MailSettings
  siteOrigin: string | undefined
  visitorAddressHeader: string | undefined
}

/** Reads the current environment. The file is optional and sets variables that the environment does not set. */
export function readEnvironment(file = '.env'): Record<string, string | undefined> {
  return { ...(existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}), ...env }
}

/**
 * Reads the service's settings.
 *
 * @param environment variable names and values; an empty value counts as unset
 * @returns the settings, or the names of those that are missing or invalid
 */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
): Settings | { wrong: string[] } {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const { data, error } = schema.safeParse(given)
  if (error) return { wrong: [...new Set(error.issues.map(({ path }) => String(path[0])))] }
  const { SMTP_USER: user, SMTP_PASSWORD: pass } = data
  if ((user === undefined) !== (pass === undefined))
    return { wrong: [user === undefined ? 'SMTP_USER' : 'SMTP_PASSWORD'] }
  return {
    mail: {
      host: data.SMTP_HOST,
      port: data.SMTP_PORT,
      ...(user === undefined || pass === undefined ? {} : { login: { user, pass } }),
      from: data.MAIL_FROM,
      to: data.MAIL_TO,
    },
    siteOrigin: data.SITE_ORIGIN,
    visitorAddressHeader: data.VISITOR_ADDRESS_HEADER,
  }
}
