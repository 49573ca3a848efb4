import { pageHill } from '../../../gatsby/drawings/country'

/** Hills of the country. */
export const HILLS = Array.from({ length: 30 }, (_, hill) => pageHill(hill))

/** Three titles of typical length. */
export const TITLES = ['Leadership Assessment', 'Development Plans', 'Knowledge Transfer']
