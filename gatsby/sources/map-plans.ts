import type { Node } from 'gatsby'
import { z } from 'zod'
import type { Box } from '../../src/illustrations/box'
import type { Tone } from '../../src/illustrations/palette'
import { leaveSheet } from '../../src/illustrations/extend-offcanvas'
import { drawSheet } from '../../src/illustrations/sheet'
import { surveyTrail, type Trail } from '../../src/illustrations/trail'

/** A sheet that the build draws for an entry, under the name of its GraphQL field. */
export interface SheetPlan {
  field: 'map' | 'sheet' | 'closingSheet'
  /** What the land is drawn from; the same seed always gives the same land. */
  seed: string
  tone: Tone
  trail: Trail
}

/**
 * Home's hero and the about page show their sheets cropped: labels keep to the part that is seen at every width at which
 * they are shown. The numbers are sheet units; the crops follow from HomeHero.tsx and Story.tsx.
 */
const HERO_FRAME: Box = { left: 490, top: 50, right: 1200, bottom: 690 }
const STORY_FRAME: Box = { left: 0, top: 125, right: 1200, bottom: 625 }

const withCards = z.object({ cards: z.array(z.object({ title: z.string() })) })
const withWaymarks = z.object({ hero: z.object({ waymarks: z.array(z.string()) }) })
const withStorySheet = z.object({ story: z.object({ sheet: z.object({ marks: z.array(z.string()) }) }) })

/**
 * The sheets of an entry. A service's land comes from its slug alone, so that a new service has its map at once. The
 * seeds of the pages are chosen by eye: their trails keep clear of the words that stand before or beside them.
 *
 * @param node a checked entry
 * @param slug the entry's slug
 */
export function sheetsOf(node: Node, slug: string): SheetPlan[] {
  switch (node.internal.type) {
    case 'Service':
      return [{ field: 'map', seed: slug, tone: 'light', trail: surveyTrail(slug, titlesOf(node)) }]
    case 'HomePage': {
      const { waymarks } = withWaymarks.parse(node).hero
      const trail = surveyTrail('home-72', waymarks, HERO_FRAME)
      return [{ field: 'sheet', seed: 'home-72', tone: 'light', trail }, closing('closing-28')]
    }
    case 'AboutPage': {
      const { marks } = withStorySheet.parse(node).story.sheet
      const trail = surveyTrail('about-10', marks, STORY_FRAME)
      return [{ field: 'sheet', seed: 'about-10', tone: 'light', trail }, closing('closing-87')]
    }
    case 'CareersPage':
      return [unlabelled('sheet', 'closing-71', 'lake'), closing('closing-91')]
    case 'ServicesPage':
      return [closing('closing-35')]
    case 'ContactPage':
      return [unlabelled('sheet', 'home-109', 'light')]
    case 'NotFoundPage': {
      const sheet = unlabelled('sheet', 'off-57', 'light')
      return [{ ...sheet, trail: leaveSheet(sheet.trail) }]
    }
    default:
      return []
  }
}

/** A service's map as small as a row of text is high. Out: an SVG document. */
export function drawThumbnail(node: Node, slug: string): string {
  return drawSheet(slug, titlesOf(node), { tone: 'light', labels: false, marks: 4 })
}

function titlesOf(service: Node): string[] {
  return withCards.parse(service).cards.map(({ title }) => title)
}

function closing(seed: string): SheetPlan {
  return unlabelled('closingSheet', seed, 'lake')
}

/** A sheet with one blaze on its summit, whose title is not shown: the page says in its own words what is there. */
function unlabelled(field: SheetPlan['field'], seed: string, tone: Tone): SheetPlan {
  return { field, seed, tone, trail: surveyTrail(seed, [seed]) }
}
