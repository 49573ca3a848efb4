import type { Specimens } from '../samples/specimen'
import { ACTIONS } from './actions'
import { DRAWINGS } from './drawings'
import { TEXTS } from './texts'

/** Every primitive by file name. */
export const PRIMITIVES: Specimens<Queries.StyleGuideDrawingsFragment> = { ...TEXTS, ...ACTIONS, ...DRAWINGS }
