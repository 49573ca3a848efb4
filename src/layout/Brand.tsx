import { graphql } from 'gatsby'
import styled from 'styled-components'
import { DiamondMarker } from '../components/DiamondMarker'
import { Link } from '../components/Link'
import { PAGE_PATHS } from '../routes/paths'

interface BrandProps {
  settings: Queries.BrandFragment
  isOnDark?: boolean
}

/** The firm's name with its mark, as a link to the home page. */
export function Brand({ settings, isOnDark }: BrandProps) {
  return (
    <HomeLink as={Link} to={PAGE_PATHS.home}>
      <Mark settings={settings} isOnDark={isOnDark} />
      {settings.name}
    </HomeLink>
  )
}

/** The firm's name with its mark, without a link. */
export function BrandName({ settings }: BrandProps) {
  return (
    <Name>
      <Mark settings={settings} />
      {settings.name}
    </Name>
  )
}

/** The firm's logo, or a diamond. The name beside it is its text alternative. */
function Mark({ settings: { logo }, isOnDark }: BrandProps) {
  if (!logo) return <DiamondMarker filled />
  return <img {...(isOnDark ? logo.onDark : logo.onPaper)} alt="" />
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
  font-size: 1.375rem;
  font-weight: var(--weight-display);
  letter-spacing: var(--tracking-display);
  line-height: 1.1;
  overflow-wrap: anywhere;

  img {
    inline-size: auto;
    block-size: 1.5em;
  }
`

const HomeLink = styled(Name)<{ to: string }>`
  text-decoration: none;

  &:hover {
    color: var(--ink);
    text-decoration: underline;
    text-decoration-color: var(--trail);
    text-decoration-thickness: 1px;
  }
`
