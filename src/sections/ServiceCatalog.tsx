import { graphql } from 'gatsby'
import styled, { css } from 'styled-components'
import { Columns } from '../components/Columns'
import { hasLongWord } from '../components/fitted'
import { Section } from '../components/Section'
import { Heading } from '../components/Text'
import { media } from '../styles/media'
import { ServiceLink } from './ServiceLink'

/** Joins the words of a title of up to 28 characters with no-break spaces, because a phone has room for it on one line. */
const unbroken = (title: string) => (title.length > 28 ? title : title.replaceAll(' ', '\u00a0'))

/** All services: one chapter per group, one row per service. */
export function ServiceCatalog({ groups }: { groups: readonly Queries.ServiceCatalogFragment[] }) {
  const slugs = groups.flatMap(({ services }) => services.map(({ slug }) => slug))
  const isLong = hasLongWord(groups.flatMap(({ services }) => services.map(({ name }) => name)))
  return (
    <Root>
      {groups.map(({ title, text, services }, index) => (
        <Chapter key={title} as="section" aria-label={title} $widths="4fr 8fr" $gap="md">
          <div>
            <Heading id={`group-${index + 1}-heading`} $size="md">
              {title}
            </Heading>
            <p>{text}</p>
          </div>
          <ul role="list">
            {services.map((service) => (
              <Row
                key={service.slug}
                number={slugs.indexOf(service.slug) + 1}
                $isLong={isLong}
                service={service}
                text={service.cards.map(({ title }) => unbroken(title)).join(LIST_SEPARATOR)}
              />
            ))}
          </ul>
        </Chapter>
      ))}
    </Root>
  )
}

export const query = graphql`
  fragment ServiceCatalog on ServicesPageGroup {
    title
    text
    services {
      ...ServiceLink
      name
      cards {
        title
      }
    }
  }
`

const Root = styled(Section)`
  padding-block-start: 0;
`

const Chapter = styled(Columns)`
  padding-block: var(--space-xl);
  border-block-start: 1px solid var(--border);

  p {
    max-inline-size: 21em;
    padding-block-start: var(--space-xs);
    color: var(--muted);
  }
`

const singleLine = css`
  --room: calc((100cqi - 15rem) * 0.45);

  /* Centered instead of aligned by baselines: WebKit makes such a row too low if the text beside the title has more lines. */
  align-items: center;

  > a {
    grid-template: auto / 5fr 6fr auto;
    column-gap: var(--space-md);
    padding-block: var(--space-xs);
  }

  ul:has(img) & > a {
    grid-template-columns: 9rem 5fr 6fr auto;
  }

  span {
    grid-area: auto;
    align-self: center;
  }
`

/* On a tablet or wider, a service without long words is a single line. The numbers are those of the index sheet. */
const Row = styled(ServiceLink)<{ $isLong: boolean }>`
  display: grid;
  grid-template-columns: 2.5rem 1fr;
  align-items: baseline;

  &::before {
    content: attr(data-number);
    color: var(--sepia);
    font-family: var(--font-display);
    font-size: var(--title-xs);
  }

  &:not(:last-child) {
    border-block-end: var(--hairline);
  }

  > a {
    align-items: center;
    padding-block: var(--space-sm);
  }

  span {
    max-inline-size: none;
    text-wrap: balance;
  }

  ${media.medium} {
    ${({ $isLong }) => !$isLong && singleLine}
  }
`
