import { useId } from 'react'
import styled, { keyframes } from 'styled-components'
import { type Breakpoint, media } from '../styles/media'
import { LABEL_LEADING, LABEL_SIZES, LABEL_WEIGHT, MAP_HEIGHT, MAP_WIDTH, MARKER_RADIUS } from './map-size'
import { useInView } from './useInView'

const MARKER = `M0-${MARKER_RADIUS} ${MARKER_RADIUS} 0 0 ${MARKER_RADIUS}-${MARKER_RADIUS} 0Z`

/** The part of a map illustration that stays visible when it is cropped. */
export type CropFocus = keyof typeof CROP_POSITIONS

/** A map's crops: `preserveAspectRatio` for the trail, `object-position` for the terrain's image. */
export const CROP_POSITIONS = {
  middle: { svg: 'xMidYMid slice', css: 'center' },
  right: { svg: 'xMaxYMid slice', css: 'right' },
  topRight: { svg: 'xMaxYMin slice', css: 'right top' },
} as const

export interface TrailProps {
  trail: {
    readonly path: string
    readonly markers: readonly {
      /** The marker's number, before its first line; null for a summit whose label is a promise. */
      readonly number: number | null
      readonly lines: readonly string[]
      readonly x: number
      readonly y: number
      readonly label: { readonly x: number; readonly y: number; readonly anchor: 'start' | 'middle' | 'end' }
    }[]
  }
  /** The breakpoint from which markers have titles; below, they have the numbers of a legend. By default, neither. */
  labelsFrom?: Breakpoint
  /** The size of the titles, by the kind of map. */
  labelSize?: keyof typeof LABEL_SIZES
  /** The part of the illustration that stays visible when it is cropped. */
  cropFocus?: CropFocus
}

/**
 * The trail on top of its terrain's image, cropped alike. It is animated once, when in view. The text beside it says
 * the same, so assistive technology skips it.
 */
export function Trail({ trail, labelsFrom, labelSize = 'page', cropFocus = 'middle' }: TrailProps) {
  const mask = useId()
  const drawing = useInView<SVGSVGElement>()
  const summit = trail.markers.length - 1
  const Drawing = labelsFrom ? LabeledTrail : BareTrail
  return (
    <Drawing
      ref={drawing}
      viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
      preserveAspectRatio={CROP_POSITIONS[cropFocus].svg}
      aria-hidden="true"
      $labelsFrom={labelsFrom}
      $labelSize={LABEL_SIZES[labelSize]}
    >
      <mask id={mask} maskUnits="userSpaceOnUse" x="-500" y="-100" width="2200" height="950">
        <path className="revealed" d={trail.path} pathLength="1" />
      </mask>
      <g mask={`url(#${mask})`}>
        <path className="path" d={trail.path} />
      </g>
      {trail.markers.map(({ number, x, y }, index) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <g className={index === summit ? 'marker summit' : 'marker'}>
            <path d={MARKER} />
            <path className="core" d="M0-6 6 0 0 6-6 0Z" />
            {labelsFrom && number !== null && <text y="4.2">{number}</text>}
          </g>
        </g>
      ))}
      {labelsFrom &&
        trail.markers.map(({ number, lines, label }) => (
          <text key={`${label.x} ${label.y}`} className="title" y={label.y} textAnchor={label.anchor}>
            {lines.map((line, index) => (
              <tspan key={line} x={label.x} dy={`${index && LABEL_LEADING}em`}>
                {number !== null && index === 0 && <tspan className="number">{`${number} `}</tspan>}
                {line}
              </tspan>
            ))}
          </text>
        ))}
    </Drawing>
  )
}

const draw = keyframes`
  from {
    stroke-dashoffset: 1;
  }
`

interface Labels {
  $labelsFrom: Breakpoint | undefined
  $labelSize: number
}

const BareTrail = styled.svg<Labels>`
  /* --unit is the number of illustration units per CSS pixel. With it, markers are as large on phones as on desktops.
     --sheet is registered as a length in tokens.css: without that, atan2() of container units would be wrong in WebKit
     (bug 313300). */
  --sheet: 100cqi;
  --unit: tan(atan2(${MAP_WIDTH}px, var(--sheet)));

  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;

  .revealed {
    fill: none;
    stroke: white;
    stroke-width: 40;
    stroke-dasharray: 1 1;
  }

  /* Dots have the same size at every size of the illustration. */
  .path {
    fill: none;
    stroke: var(--accent);
    stroke-width: 2.75px;
    stroke-linecap: round;
    stroke-dasharray: 0 6.5px;
    vector-effect: non-scaling-stroke;
  }

  .marker {
    fill: var(--ground);
    stroke: var(--accent);
    stroke-width: 2;
    transform: scale(calc(0.65 * var(--unit)));
  }

  .core {
    display: none;
    fill: var(--accent);
    stroke: none;
  }

  .summit .core {
    display: block;
  }

  @media screen and (prefers-reduced-motion: no-preference) {
    .revealed {
      animation: ${draw} 0.9s ease-out backwards;
    }

    &[data-awaiting] .revealed {
      animation: none;
      stroke-dashoffset: 1;
    }
  }
`

const LabeledTrail = styled(BareTrail)`
  .marker {
    transform: scale(var(--unit));
  }

  .marker:has(text) .core {
    display: none;
  }

  .marker text {
    fill: var(--ink);
    stroke: none;
    font: 600 12px var(--font-text);
    text-anchor: middle;
  }

  .title {
    display: none;
    fill: var(--ink);
    stroke: var(--mist);
    stroke-width: 5;
    stroke-linejoin: round;
    paint-order: stroke;
    font: ${LABEL_WEIGHT} ${({ $labelSize }) => $labelSize}px var(--font-text);
  }

  /* Numbers are in ink like titles: sepia would be too pale on a contour line of the highest relief. */
  .number {
    font-weight: 700;
  }

  @media screen {
    ${({ $labelsFrom }) => $labelsFrom && media[$labelsFrom]} {
      .marker {
        transform: none;
      }

      .marker text {
        display: none;
      }

      .summit .core,
      .title {
        display: block;
      }
    }
  }
`
