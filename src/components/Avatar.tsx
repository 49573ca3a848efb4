import styled from 'styled-components'
import { initialsOf } from './initials'
import { type Image, Picture } from './Picture'

interface AvatarProps {
  name: string
  portrait: Image | null
  sizes: string
  priority?: boolean
  className?: string
}

/** A portrait over the person's initials, which show until it has loaded, or if it fails to. */
export function Avatar({ name, portrait, sizes, priority, className }: AvatarProps) {
  return (
    <Frame className={className}>
      <Initials viewBox="0 0 100 100" aria-hidden="true">
        <text x="50" y="50" dy="0.36em" textAnchor="middle">
          {initialsOf(name)}
        </text>
      </Initials>
      {portrait && <Portrait image={portrait} alt="" sizes={sizes} priority={priority} />}
    </Frame>
  )
}

const Frame = styled.div`
  position: relative;
  aspect-ratio: 1;
  overflow: hidden;
  background: color-mix(in srgb, var(--relief) 35%, var(--paper));
`

const Initials = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  fill: var(--ink);
  font-family: var(--font-display);
  font-size: 2.25rem;
  letter-spacing: var(--tracking-display);
`

/* The start script hides an image that fails to load, because an icon in its place would cover the initials. It hides only
   images with an empty alternative text: with any other, browsers would show that text in place of the picture. If people who
   cannot see the portrait need a name, give it to the frame. Without JavaScript, Chromium draws no icon, and other browsers do. */
const Portrait = styled(Picture)`
  position: absolute;
  inset: 0;
  inline-size: auto;
  min-inline-size: 100%;
`
