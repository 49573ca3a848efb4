import { z } from 'zod'
import type { FieldMeta } from './field-meta'
import { choice, formatted, line } from './fields'
import { externalAddress } from './link'

/** Where the editor at /admin saves changes, and how editors sign in. */
export const editing = z
  .strictObject({
    host: choice(['github', 'gitlab', 'gitea'], {
      label: 'Git host',
      hint: 'For Forgejo and Codeberg, use gitea.',
      example: 'github',
      shape: 'GitHost',
    }),
    repository: formatted(
      /^[\w.-]+(?:\/[\w.-]+)+$/,
      'must be the owner and the repository name, such as waymark/website',
      { label: 'Repository', example: 'waymark/website' },
    ),
    branch: line({ label: 'Branch', hint: 'The branch that is published.', example: 'main', max: 100 }),
    address: externalAddress({
      label: 'Address of the host',
      hint: 'Required for gitea and for your own server. The default is github.com or gitlab.com.',
      example: 'https://codeberg.org',
    }).optional(),
    signIn: externalAddress({
      label: 'Sign-in service',
      hint: 'For github: the address of the service that signs editors in. Without it, they paste an access token.',
      example: 'https://sign-in.example.com',
    }).optional(),
    appId: line({
      label: 'Application ID',
      hint: 'For gitlab and gitea: the ID of the application that editors sign in to. It is not a secret. Without it, they paste an access token.',
      example: '5d0f6a2c',
      max: 100,
    }).optional(),
  })
  .refine(({ host, address }) => host !== 'gitea' || address !== undefined, {
    error: 'is required for gitea',
    path: ['address'],
  })
  .meta({
    label: 'Editing in the browser',
    hint: 'Without it, the editor at /admin works only with “npm run develop”. See docs/going-live.md.',
  } satisfies FieldMeta)

/** The settings under `editing` in `content/integrations.yml`. */
export type Editing = z.output<typeof editing>
