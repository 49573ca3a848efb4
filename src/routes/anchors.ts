import { PAGE_PATHS, servicePaths, type ServiceRoute } from './paths'

/**
 * The places on each page that a link may lead to, by the ids that its sections give them. A browser test compares them
 * with the built pages.
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

/** The places on every service page. */
const SERVICE_ANCHORS = ['parts', 'why', 'start']

/** The place on every page that the skip link leads to. */
const EVERY_PAGE_ANCHORS: readonly string[] = ['content']

/** The places that the pages of a content file have; files that stand on every page have those that every page has. */
export function anchorsOfPageFile(name: string): readonly string[] {
  const own = Object.entries(PAGE_ANCHORS).find(([page]) => page === name)?.[1]
  return [...(own ?? (name === 'service' ? SERVICE_ANCHORS : [])), ...EVERY_PAGE_ANCHORS]
}

/**
 * The places that a link may lead to, by the paths of all pages.
 *
 * @param services every service
 * @param members the slugs of the team, each of which is a place on the team page
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
