/**
 * `npm run flat`: copies the site as last built to `public-flat/`, for hosts that want about.html in place of
 * about/index.html. With `--keep-folders` it keeps both.
 */
import { copyFlat } from '../../gatsby/output/flatten-output'

copyFlat('public', 'public-flat', process.argv.includes('--keep-folders'))
