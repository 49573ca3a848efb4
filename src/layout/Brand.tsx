import styled from 'styled-components'
import { DiamondMarker } from '../components/DiamondMarker'
import { Link } from '../components/Link'
import { PAGE_PATHS } from '../routes/paths'

/** The firm's name, as a link to the home page. */
export function Brand({ name }: { name: string }) {
  return (
    <HomeLink as={Link} to={PAGE_PATHS.home}>
      <DiamondMarker filled />
      {name}
    </HomeLink>
  )
}

/** The firm's name without a link. */
export function BrandName({ name }: { name: string }) {
  return (
    <Name>
      <DiamondMarker filled />
      {name}
    </Name>
  )
}

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
