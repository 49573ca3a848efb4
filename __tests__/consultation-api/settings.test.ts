/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { readEnvironment, readSettings } from '../../src/consultation-api/settings'

const folder = mkdtempSync(join(tmpdir(), 'environment-'))
afterAll(() => {
  rmSync(folder, { recursive: true })
})

test('the file sets variables that the environment does not set', () => {
  const file = join(folder, '.env')
  writeFileSync(file, 'MAIL_TO=a@firm.example\nPATH=/nowhere\nSMTP_PASSWORD="a # b"\n')
  const { MAIL_TO, PATH, SMTP_PASSWORD } = readEnvironment(file)
  expect([MAIL_TO, PATH, SMTP_PASSWORD]).toEqual(['a@firm.example', process.env.PATH, 'a # b'])
})

test('the file is optional', () => {
  expect(readEnvironment(join(folder, 'none')).PATH).toBe(process.env.PATH)
})

test('the example leaves only the required settings empty', () => {
  const example = parseEnv(readFileSync('.env.example', 'utf8'))
  expect(readSettings(example)).toEqual({ wrong: ['SMTP_HOST', 'MAIL_FROM', 'MAIL_TO'] })
})

test('the example lists every setting', () => {
  const example = parseEnv(readFileSync('.env.example', 'utf8'))
  const code = readFileSync('src/consultation-api/settings.ts', 'utf8')
  expect(Object.keys(example).sort()).toEqual(
    [...new Set(code.match(/^ {2}[A-Z_]+(?=:)/gm)?.map((name) => name.trim()))].sort(),
  )
})

test('all settings are read', () => {
  const all = {
    SMTP_HOST: 'mail.firm.example',
    SMTP_PORT: '465',
    SMTP_USER: 'website',
    SMTP_PASSWORD: 'secret',
    MAIL_FROM: 'website@firm.example',
    MAIL_TO: 'office@firm.example',
    SITE_ORIGIN: 'https://www.firm.example/',
    VISITOR_ADDRESS_HEADER: 'X-Real-IP',
  }
  expect(readSettings(all)).toEqual({
    mail: {
      host: 'mail.firm.example',
      port: 465,
      login: { user: 'website', pass: 'secret' },
      from: 'website@firm.example',
      to: 'office@firm.example',
    },
    siteOrigin: 'https://www.firm.example',
    visitorAddressHeader: 'X-Real-IP',
  })
})
