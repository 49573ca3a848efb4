import type { z } from 'zod'
import type { site } from '../content-model/site'

/** The facts about the firm that structured data repeats. All of them are shown on every page. */
export type SiteFacts = Pick<
  z.output<typeof site>,
  'name' | 'url' | 'tagline' | 'country' | 'contact' | 'social' | 'navigation' | 'footer'
>
