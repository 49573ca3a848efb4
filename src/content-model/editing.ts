import { z } from 'zod'
import { externalAddress, type FieldMeta, line } from './fields'

/** Where the editor at /admin saves changes, and how editors sign in. */
export const editing = z
  .strictObject({
    host: z.enum(['github', 'gitlab', 'gitea']).meta({
      label: 'Git host',
      hint: 'For Forgejo, such as Codeberg: gitea.',
      example: 'github',
      shape: 'GitHost',
    } satisfies FieldMeta),
    repository: z
      .string()
      .regex(/^[\w.-]+(?:\/[\w.-]+)+$/, 'must be the name of the owner and of the repository, such as waymark/website')
      .meta({ label: 'Repository', example: 'waymark/website' } satisfies FieldMeta),
    branch: line({ label: 'Branch', hint: 'The one that is published.', example: 'main' }, 100),
    address: externalAddress({
      label: 'Address of the host',
      hint: 'For a host of your own, and for gitea. Without it: github.com or gitlab.com.',
      example: 'https://codeberg.org',
    }).optional(),
    signIn: externalAddress({
      label: 'Sign-in service',
      hint: 'For github: the address of the service that signs editors in. Without it, they paste an access token.',
      example: 'https://sign-in.example.com',
    }).optional(),
    appId: line(
      {
        label: 'Application ID',
        hint: 'For gitlab and gitea: the ID of the application that editors sign in to. It is no secret. Without it, they paste an access token.',
        example: '5d0f6a2c',
      },
      100,
    ).optional(),
  })
  .refine(({ host, address }) => host !== 'gitea' || address !== undefined, {
    error: 'is missing, but gitea requires it',
    path: ['address'],
  })
  .meta({
    label: 'Editing in the browser',
    hint: 'Without it, the editor at /admin works only beside “npm run develop”. docs/going-live.md has the steps.',
    interface: true,
  } satisfies FieldMeta)

/** What `editing` in `content/site.yml` says. */
export type Editing = z.output<typeof editing>
