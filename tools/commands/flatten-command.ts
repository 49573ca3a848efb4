/**
 * `npx tsx tools/commands/flatten-command.ts`: copies the last build to `public-flat/`, for hosts that need about.html,
 * not about/index.html. `--keep-folders` keeps both.
 */
import { flattenOutput } from '../../gatsby/output/flatten-output'

flattenOutput('public', 'public-flat', process.argv.includes('--keep-folders'))
