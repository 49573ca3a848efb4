import { graphql } from 'gatsby'
import { surveyTrail } from '../../illustrations/trail'
import { Avatar } from '../../components/Avatar'
import { DiamondMarker } from '../../components/DiamondMarker'
import { Icon, INTERFACE_ICONS } from '../../components/Icon'
import { Picture } from '../../components/Picture'
import { MapIllustration } from '../../components/MapIllustration'
import { Trail } from '../../components/Trail'
import { Root, Narrow, onTones, SheetBox } from '../Boxes'
import { failing, unloaded } from '../samples/pictures'
import type { Specimen, Specimens } from '../samples/specimen'
import { SAMPLES, STATES } from '../words'

const TRAIL = surveyTrail('style-guide', SAMPLES.marks)
const SIZES = '34rem'

/** Portraits, icons, and illustrations. */
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

  DiamondMarker: () => [
    ...onTones(STATES.hollow, <DiamondMarker />),
    ...onTones(STATES.filled, <DiamondMarker filled />),
  ],

  Icon: ({ icons }) =>
    [...Object.entries(INTERFACE_ICONS), ...icons.map(({ name, paths }) => [name, paths] as const)].map(
      ([name, paths]) => ({ state: name, element: <Icon paths={paths} /> }),
    ),

  Picture: ({ homePage: home }) => [
    {
      state: STATES.anyPicture,
      element: (
        <SheetBox>
          <Picture data={home.map.picture.gatsbyImageData} alt="" sizes={SIZES} />
        </SheetBox>
      ),
    },
    {
      state: STATES.failed,
      element: (
        <SheetBox>
          <Picture data={failing(home.map.picture.gatsbyImageData)} alt={SAMPLES.heading} sizes={SIZES} />
        </SheetBox>
      ),
    },
  ],

  MapIllustration: ({ homePage: home }) => {
    const map = { ...home.map, trail: TRAIL }
    return [
      {
        state: STATES.labeled,
        element: (
          <SheetBox>
            <MapIllustration map={map} alt="" sizes={SIZES} labelsFrom="small" />
          </SheetBox>
        ),
      },
      {
        state: STATES.numbered,
        element: (
          <SheetBox>
            <MapIllustration map={map} alt="" sizes={SIZES} numbered />
          </SheetBox>
        ),
      },
    ]
  },

  Trail: () =>
    [
      { state: STATES.bare, element: <Trail trail={TRAIL} /> },
      { state: STATES.labeled, element: <Trail trail={TRAIL} labelsFrom="small" /> },
      { state: STATES.numbered, element: <Trail trail={TRAIL} numbered /> },
    ].map(({ state, element }) => ({
      state,
      element: (
        <Root data-tone="mist">
          <SheetBox>{element}</SheetBox>
        </Root>
      ),
    })),
}

export const query = graphql`
  fragment StyleGuideDrawings on Query {
    icons {
      name
      paths
    }
    homePage {
      map {
        ...MapIllustration
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
