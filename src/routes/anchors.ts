import { PAGE_PATHS, servicePaths, type ServiceRoute } from './paths'

/**
 * The anchors on each page that a link can point to: the ids of its sections. A browser test compares them with the
 * built pages.
 */
const PAGE_ANCHORS: Readonly<Record<keyof typeof PAGE_PATHS, readonly string[]>> = {
  home: ['results', 'services', 'testimonials', 'closing'],
  about: ['story', 'story-figures', 'values', 'team', 'closing'],
  team: ['values'],
  careers: ['benefits', 'positions', 'culture', 'closing'],
  services: ['approach', 'closing'],
  contact: ['request', 'information', 'immediate', 'location'],
  privacy: [],
  terms: [],
  cookies: [],
}

/** The anchors on every service page. */
const SERVICE_ANCHORS = ['parts', 'why', 'start']

/** The anchor on every page that the skip link points to. */
const EVERY_PAGE_ANCHORS: readonly string[] = ['content']

/**
 * Returns the anchors on the pages of a content file. A file whose content is on every page has the anchors that every
 * page has.
 */
export function anchorsOfPageFile(name: string): readonly string[] {
  const own = Object.entries(PAGE_ANCHORS).find(([page]) => page === name)?.[1]
  return [...(own ?? (name === 'service' ? SERVICE_ANCHORS : [])), ...EVERY_PAGE_ANCHORS]
}

/**
 * Returns the anchors that a link can point to, by page path.
 *
 * @param services every service
 * @param members the slugs of the team members, each of which is an anchor on the team page
 */
export function siteAnchors(
  services: readonly ServiceRoute[],
  members: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const pages = Object.entries(PAGE_PATHS).map(([name, path]): [string, readonly string[]] => [
    path,
    [...anchorsOfPageFile(name), ...(path === PAGE_PATHS.team ? members : [])],
  ])
  const ofServices = anchorsOfPageFile('service')
  return new Map([
    ...pages,
    ...services.flatMap(servicePaths).map((path): [string, readonly string[]] => [path, ofServices]),
  ])
}
