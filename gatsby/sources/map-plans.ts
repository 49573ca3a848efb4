import type { Node } from 'gatsby'
import { z } from 'zod'
import type { Box } from '../../src/illustrations/box'
import type { Tone } from '../../src/illustrations/palette'
import { extendBeyondEdge } from '../../src/illustrations/extend-offcanvas'
import { drawMap } from '../../src/illustrations/map'
import { planTrail, type Trail } from '../../src/illustrations/trail'

/** A map illustration that the build draws for an entry, and the name of its GraphQL field. */
export interface MapPlan {
  field: 'map' | 'sheet' | 'closingSheet'
  /** The seed of the terrain; the same seed always gives the same terrain. */
  seed: string
  tone: Tone
  trail: Trail
}

/**
 * The hero of the home page and the about page crop their maps. Labels stay within the part that is visible at every width at
 * which they are shown. The numbers are map units; the crops follow from HomeHero.tsx and Story.tsx.
 */
const HERO_FRAME: Box = { left: 490, top: 50, right: 1200, bottom: 690 }
const STORY_FRAME: Box = { left: 0, top: 125, right: 1200, bottom: 625 }

const withCards = z.object({ cards: z.array(z.object({ title: z.string() })) })
const withWaymarks = z.object({ hero: z.object({ waymarks: z.array(z.string()) }) })
const withStorySheet = z.object({ story: z.object({ sheet: z.object({ marks: z.array(z.string()) }) }) })

/**
 * Plans the map illustrations of an entry. The terrain of a service depends only on its slug, so a new service has a map
 * immediately. The seeds of pages are chosen by eye so that their trails do not collide with the text over or next to them.
 *
 * @param node a validated entry
 * @param slug the entry's slug
 */
export function mapPlansOf(node: Node, slug: string): MapPlan[] {
  switch (node.internal.type) {
    case 'Service':
      return [{ field: 'map', seed: slug, tone: 'light', trail: planTrail(slug, titlesOf(node)) }]
    case 'HomePage': {
      const { waymarks } = withWaymarks.parse(node).hero
      const trail = planTrail('home-72', waymarks, HERO_FRAME)
      return [{ field: 'sheet', seed: 'home-72', tone: 'light', trail }, closing('closing-28')]
    }
    case 'AboutPage': {
      const { marks } = withStorySheet.parse(node).story.sheet
      const trail = planTrail('about-10', marks, STORY_FRAME)
      return [{ field: 'sheet', seed: 'about-10', tone: 'light', trail }, closing('closing-87')]
    }
    case 'CareersPage':
      return [unlabeled('sheet', 'closing-71', 'lake'), closing('closing-91')]
    case 'ServicesPage':
      return [closing('closing-35')]
    case 'ContactPage':
      return [unlabeled('sheet', 'home-109', 'light')]
    case 'NotFoundPage': {
      const sheet = unlabeled('sheet', 'off-57', 'light')
      return [{ ...sheet, trail: extendBeyondEdge(sheet.trail) }]
    }
    default:
      return []
  }
}

/** Draws a service's map at the height of a line of text, as an SVG document. */
export function drawThumbnail(node: Node, slug: string): string {
  return drawMap(slug, titlesOf(node), { tone: 'light', labels: false, scale: 4 })
}

function titlesOf(service: Node): string[] {
  return withCards.parse(service).cards.map(({ title }) => title)
}

function closing(seed: string): MapPlan {
  return unlabeled('closingSheet', seed, 'lake')
}

/** A map with a single marker, on the summit. Its title is not shown: the page's own text describes it. */
function unlabeled(field: MapPlan['field'], seed: string, tone: Tone): MapPlan {
  return { field, seed, tone, trail: planTrail(seed, [seed]) }
}
