import { pageHill } from '../../../gatsby/drawings/country'

export const HILLS = Array.from({ length: 30 }, (_, hill) => pageHill(hill))

export const TITLES = ['Leadership Assessment', 'Development Plans', 'Knowledge Transfer']
