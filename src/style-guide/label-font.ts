import table from '../../.cache/typefaces/label-font.json'
import { labelFont } from '../illustrations/text-width'

/** The font of the labels on maps. */
export const LABEL_FONT = labelFont(table)
