import { graphql } from 'gatsby'
import { Avatar } from '../../components/Avatar'
import { DiamondMarker } from '../../components/DiamondMarker'
import { Icon, INTERFACE_ICONS } from '../../components/Icon'
import { MapIllustration } from '../../components/MapIllustration'
import { type Image, Picture } from '../../components/Picture'
import { Trail } from '../../components/Trail'
import { planTrail } from '../../illustrations/trail'
import { MapBox, NarrowBox, onTones, ToneBox } from '../Boxes'
import { LABEL_FONT } from '../label-font'
import { FAILING_IMAGE, type Specimen, type Specimens, UNLOADED_IMAGE } from '../samples/specimen'
import { SAMPLES, STATES } from '../text'

const TRAIL = planTrail('style-guide', SAMPLES.waymarks, LABEL_FONT)
const SIZES = '34rem'

/** Portraits, icons, and illustrations. */
export const DRAWINGS: Specimens<Queries.StyleGuideDrawingsFragment> = {
  Avatar: ({ portraits: { nodes } }) =>
    nodes.slice(0, 1).flatMap(({ name, portrait }) => {
      const avatar = (state: string, image: Image | null): Specimen => ({
        state,
        element: (
          <NarrowBox>
            <Avatar name={name} portrait={image} sizes="18rem" />
          </NarrowBox>
        ),
      })
      return [
        avatar(STATES.loaded, portrait),
        avatar(STATES.loading, UNLOADED_IMAGE),
        avatar(STATES.failed, FAILING_IMAGE),
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

  Picture: ({ homePage: { map } }) => [
    ...(map
      ? [
          {
            state: STATES.anyPicture,
            element: (
              <MapBox>
                <Picture image={map.image} alt="" sizes={SIZES} />
              </MapBox>
            ),
          },
        ]
      : []),
    {
      state: STATES.failed,
      element: (
        <MapBox>
          <Picture image={FAILING_IMAGE} alt={SAMPLES.heading} sizes={SIZES} />
        </MapBox>
      ),
    },
  ],

  MapIllustration: ({ homePage: home }) => {
    const map = home.map && { ...home.map, trail: TRAIL }
    return [
      {
        state: STATES.labeled,
        element: (
          <MapBox>
            <MapIllustration map={map} alt="" sizes={SIZES} labelsFrom="small" />
          </MapBox>
        ),
      },
      {
        state: STATES.numbered,
        element: (
          <MapBox>
            <MapIllustration map={map} alt="" sizes={SIZES} numbered />
          </MapBox>
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
        <ToneBox data-tone="mist">
          <MapBox>{element}</MapBox>
        </ToneBox>
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
          src
          width
          height
        }
      }
    }
  }
`
