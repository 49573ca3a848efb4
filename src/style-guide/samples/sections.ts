import { ABOUT } from './about'
import { CAREERS } from './careers'
import { CONTACT } from './contact'
import { HOME } from './home'
import { SERVICES } from './services'
import type { Specimens } from './specimen'

/** The content shown in the sections. */
export type SectionsData = Queries.StyleGuideHomeFragment &
  Queries.StyleGuideAboutFragment &
  Queries.StyleGuideCareersFragment &
  Queries.StyleGuideServicesFragment &
  Queries.StyleGuideContactFragment

/** Every section, and the error fallback, in the order of the site's pages. */
export const SECTIONS: Specimens<SectionsData> = { ...HOME, ...ABOUT, ...CAREERS, ...SERVICES, ...CONTACT }
