import styled from 'styled-components'
import { SHEET_HEIGHT, SHEET_WIDTH } from '../maps/sheet-size'
import { media } from '../styles/media'

interface TrailProps {
  /** The trail in the units of its sheet. */
  trail: {
    readonly path: string
    readonly blazes: readonly {
      readonly number: number
      readonly title: string
      readonly x: number
      readonly y: number
      readonly label: { readonly x: number; readonly y: number; readonly anchor: string }
    }[]
  }
  /** Whether each blaze says its number and title; a narrow screen leaves them out all the same. */
  labels?: boolean
  className?: string
}

/**
 * The trail over a terrain, drawn over its picture and cropped as the picture is. What it says stands as text beside it,
 * so that assistive technology passes over it.
 */
export function Trail({ trail, labels = false, className }: TrailProps) {
  const summit = trail.blazes.length
  return (
    <Sheet
      className={className}
      viewBox={`0 0 ${SHEET_WIDTH} ${SHEET_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path className="path" d={trail.path} />
      {trail.blazes.map(({ number, x, y }) => (
        <g key={number} transform={`translate(${x} ${y})`}>
          <path className="blaze" d="M0-13 13 0 0 13-13 0Z" />
          {number === summit && <path className="summit" d="M0-6 6 0 0 6-6 0Z" />}
        </g>
      ))}
      {labels &&
        trail.blazes.map(({ number, title, label }) => (
          <text key={number} x={label.x} y={label.y} textAnchor={anchorOf(label.anchor)}>
            <tspan>{number}</tspan> {title}
          </text>
        ))}
    </Sheet>
  )
}

function anchorOf(anchor: string): 'start' | 'middle' | 'end' {
  return anchor === 'end' || anchor === 'middle' ? anchor : 'start'
}

const Sheet = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;

  .path {
    fill: none;
    stroke: var(--trail);
    stroke-width: 4.5;
    stroke-linecap: round;
    stroke-dasharray: 0 10.5;
  }

  .blaze {
    fill: var(--ground);
    stroke: var(--trail);
    stroke-width: 2.5;
  }

  .summit {
    fill: var(--trail);
  }

  text {
    display: none;
    fill: var(--ink);
    stroke: var(--mist);
    stroke-width: 5;
    stroke-linejoin: round;
    paint-order: stroke;
    font: 500 24px var(--font-text);
  }

  /* On the highest relief sepia itself is too pale for text. */
  tspan {
    fill: color-mix(in srgb, var(--sepia) 60%, black);
  }

  ${media.medium} {
    text {
      display: block;
    }
  }
`
