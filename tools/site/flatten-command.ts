/**
 * `npx tsx tools/site/flatten-command.ts`: copies the last build to `public-flat/`, for hosts that need about.html instead of
 * about/index.html. With `--keep-folders`, the copy contains both.
 */
import { copyFlat } from '../../gatsby/output/flatten-output'

copyFlat('public', 'public-flat', process.argv.includes('--keep-folders'))
