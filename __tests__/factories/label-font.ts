import { labelFont } from '../../gatsby/typefaces/label-font'
import table from './label-font.json'

/** A font for the labels on maps: Libre Franklin. */
export const LABEL_FONT = labelFont(table)
