/**
 * `npx tsx tools/commands/flatten-command.ts`: copies the last build to `public-flat/`, for hosts that need about.html instead of
 * about/index.html. With `--keep-folders`, the copy contains both.
 */
import { flattenOutput } from '../../gatsby/output/flatten-output'

flattenOutput('public', 'public-flat', process.argv.includes('--keep-folders'))
