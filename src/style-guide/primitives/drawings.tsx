import { graphql } from 'gatsby'
import { surveyTrail } from '../../maps/trail'
import { Avatar } from '../../primitives/Avatar'
import { Blaze } from '../../primitives/Blaze'
import { Icon, INTERFACE_ICONS } from '../../primitives/Icon'
import { Picture } from '../../primitives/Picture'
import { Sheet } from '../../primitives/Sheet'
import { Trail } from '../../primitives/Trail'
import { Ground, Narrow, onTones, SheetBox } from '../Boxes'
import { failing, unloaded } from '../samples/pictures'
import type { Specimen, Specimens } from '../samples/specimen'
import { SAMPLES, STATES } from '../words'

const TRAIL = surveyTrail('style-guide', SAMPLES.marks)
const SIZES = '34rem'

/** What is drawn. */
export const DRAWINGS: Specimens<Queries.StyleGuideDrawingsFragment> = {
  Avatar: ({ portraits: { nodes } }) =>
    nodes.slice(0, 1).flatMap(({ name, portrait: { gatsbyImageData } }) => {
      const avatar = (state: string, portrait: typeof gatsbyImageData): Specimen => ({
        state,
        element: (
          <Narrow>
            <Avatar name={name} portrait={portrait} sizes="18rem" />
          </Narrow>
        ),
      })
      return [
        avatar(STATES.loaded, gatsbyImageData),
        avatar(STATES.loading, unloaded(gatsbyImageData)),
        avatar(STATES.failed, failing(gatsbyImageData)),
      ]
    }),

  Blaze: () => [...onTones(STATES.hollow, <Blaze />), ...onTones(STATES.filled, <Blaze filled />)],

  Icon: ({ icons }) =>
    [...Object.entries(INTERFACE_ICONS), ...icons.map(({ name, paths }) => [name, paths] as const)].map(
      ([name, paths]) => ({ state: name, element: <Icon paths={paths} /> }),
    ),

  Picture: ({ home }) => [
    {
      state: STATES.anyPicture,
      element: (
        <SheetBox>
          <Picture data={home.sheet.picture.gatsbyImageData} alt="" sizes={SIZES} />
        </SheetBox>
      ),
    },
    {
      state: STATES.failed,
      element: (
        <SheetBox>
          <Picture data={failing(home.sheet.picture.gatsbyImageData)} alt={SAMPLES.heading} sizes={SIZES} />
        </SheetBox>
      ),
    },
  ],

  Sheet: ({ home }) => {
    const sheet = { ...home.sheet, trail: TRAIL }
    return [
      {
        state: STATES.labelled,
        element: (
          <SheetBox>
            <Sheet sheet={sheet} alt="" sizes={SIZES} labelsFrom="small" />
          </SheetBox>
        ),
      },
      {
        state: STATES.numbered,
        element: (
          <SheetBox>
            <Sheet sheet={sheet} alt="" sizes={SIZES} numbered />
          </SheetBox>
        ),
      },
    ]
  },

  Trail: () =>
    [
      { state: STATES.bare, element: <Trail trail={TRAIL} /> },
      { state: STATES.labelled, element: <Trail trail={TRAIL} labelsFrom="small" /> },
      { state: STATES.numbered, element: <Trail trail={TRAIL} numbered /> },
    ].map(({ state, element }) => ({
      state,
      element: (
        <Ground data-tone="mist">
          <SheetBox>{element}</SheetBox>
        </Ground>
      ),
    })),
}

export const query = graphql`
  fragment StyleGuideDrawings on Query {
    icons {
      name
      paths
    }
    home {
      sheet {
        ...Sheet
      }
    }
    portraits: allTeamMember(sort: { order: ASC }) {
      nodes {
        name
        portrait {
          gatsbyImageData(width: 384)
        }
      }
    }
  }
`
