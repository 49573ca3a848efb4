import { graphql } from 'gatsby'
import styled from 'styled-components'
import { PAGE_PATHS } from '../../content-model/routes/named-paths'
import { DiamondMarker } from '../components/DiamondMarker'
import { Link } from '../components/Link'

interface BrandProps {
  settings: Queries.BrandFragment
  isOnDark?: boolean
  isLink?: boolean
}

/** The firm's name with its logo or a diamond, by default linking to the home page. */
export function Brand({ settings: { name, logo }, isOnDark, isLink = true }: BrandProps) {
  const drawing = isOnDark ? logo?.onDark : logo?.onPaper
  return (
    <Name {...(isLink && { as: Link, to: PAGE_PATHS.home })}>
      {drawing ? <img {...drawing} alt="" /> : <DiamondMarker filled />}
      {name}
    </Name>
  )
}

export const query = graphql`
  fragment Brand on SiteSettings {
    name
    logo {
      onPaper {
        ...Drawing
      }
      onDark {
        ...Drawing
      }
    }
  }

  fragment Drawing on Drawing {
    src
    width
    height
  }
`

const Name = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2xs);
  min-block-size: var(--target);
  color: var(--ink);
  font-family: var(--font-display);
  font-size: var(--brand-size, min(1.375rem, 7vw));
  font-weight: var(--weight-display);
  letter-spacing: var(--tracking-display);
  line-height: 1.1;
  overflow-wrap: anywhere;

  img {
    inline-size: auto;
    block-size: 1.5em;
  }

  &[href] {
    text-decoration: none;
  }

  &[href]:hover {
    color: var(--ink);
    text-decoration: underline;
    text-decoration-color: var(--accent);
    text-decoration-thickness: 1px;
  }
`
