import { graphql } from 'gatsby'
import { useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { Icon } from '../components/Icon'
import { Isolated } from '../components/Isolated'
import { Picture } from '../components/Picture'
import { Container } from '../components/Section'
import { ListLink } from '../components/StandaloneLink'
import { media } from '../styles/media'
import { mirrored } from '../styles/mirrored'
import { Brand } from './Brand'
import { interpolate } from './interpolate'

interface FooterProps {
  settings: Queries.FooterFragment
  /** The year of the build, for the HTML. Once the app has started, the year is that of the visitor's clock. */
  buildYear: string
}

/** The footer of every page, with a terrain behind it, if the site has maps. */
export function Footer({ settings, buildYear }: FooterProps) {
  const year = useSyncExternalStore(subscribeToNothing, currentYear, () => buildYear)
  const { name, tagline, contact, social, footer, uiLabels, terrain } = settings
  const networks = social.flatMap(({ label, to, icon }) => (to ? [{ label, to, icon }] : []))
  return (
    <Root data-tone="dark">
      {terrain && <Terrain image={terrain} alt="" sizes="34vw" />}
      <Columns>
        <About>
          <Brand settings={settings} isOnDark />
          <p>{tagline}</p>
          {networks.length > 0 && (
            <nav aria-label={uiLabels.socialNavigation}>
              <Networks links={networks} />
            </nav>
          )}
        </About>
        <Links aria-label={uiLabels.footerNavigation}>
          <Column id="footer-services" title={footer.services.title} links={footer.services.services} />
          <Column id="footer-company" {...footer.company} />
        </Links>
        <Address>
          <Title>{footer.contact.title}</Title>
          {contact.address.map((line) => (
            <p key={line}>
              <Isolated>{line}</Isolated>
            </p>
          ))}
          <FooterLink to={contact.phoneLink}>{contact.phone}</FooterLink>
          <FooterLink to={`mailto:${contact.email}`}>{contact.email}</FooterLink>
        </Address>
      </Columns>
      <Legal>
        <p>{interpolate(footer.copyright, { year, name })}</p>
        {footer.legal.length > 0 && (
          <nav aria-label={uiLabels.legalNavigation}>
            <Row links={footer.legal} />
          </nav>
        )}
      </Legal>
    </Root>
  )
}

interface LinkListProps {
  links: readonly { readonly label: string; readonly to: string; readonly icon?: { readonly path: string } | null }[]
  labelledBy?: string
  className?: string
}

function LinkList({ links, labelledBy, className }: LinkListProps) {
  return (
    <ul role="list" aria-labelledby={labelledBy} className={className}>
      {links.map(({ label, to, icon }) => (
        <li key={to}>
          <FooterLink to={to}>
            {icon && <Icon path={icon.path} />}
            {label}
          </FooterLink>
        </li>
      ))}
    </ul>
  )
}

function Column({ id, title, links }: Pick<LinkListProps, 'links'> & { id: string; title: string }) {
  if (links.length === 0) return null
  return (
    <div>
      <Title id={id}>{title}</Title>
      <LinkList links={links} labelledBy={id} />
    </div>
  )
}

const currentYear = () => String(new Date().getFullYear())
const subscribeToNothing = () => () => undefined

export const query = graphql`
  fragment Footer on SiteSettings {
    ...Brand
    name
    tagline
    contact {
      email
      phone
      phoneLink
      address
    }
    social {
      label
      to: address
      icon {
        path
      }
    }
    footer {
      services {
        title
        services {
          label: name
          to: canonicalPath
        }
      }
      company {
        title
        links {
          ...Link
        }
      }
      contact {
        title
      }
      legal {
        ...Link
      }
      copyright
    }
    uiLabels {
      footerNavigation
      legalNavigation
      socialNavigation
    }
    terrain {
      ...Drawing
    }
  }
`

/* With forced colors, the dark background is gone. The border, which is invisible otherwise, then separates the footer. */
const Root = styled.footer`
  position: relative;
  overflow: hidden;
  border-block-start: 1px solid transparent;
  background: var(--deep);
  color: var(--ink);
`

const Terrain = styled(Picture)`
  ${mirrored}
  position: absolute;
  inset-block: 0;
  inset-inline: auto 0;
  inline-size: 34%;
  block-size: 100%;
  object-fit: cover;
  mask-image: linear-gradient(to right, transparent, black);
  opacity: 0.35;

  @media (forced-colors: active) {
    display: none;
  }
`

const Columns = styled(Container)`
  display: grid;
  gap: var(--space-xl);
  padding-block: var(--space-lg);

  ${media.large} {
    align-items: baseline;
    grid-template-columns: 7fr 6fr 4fr;
  }
`

const About = styled.div`
  max-inline-size: 26rem;
  color: var(--muted);
  font-size: var(--text-sm);

  /* Without this, a name of two lines would touch the tagline. */
  > :first-child {
    padding-block: var(--space-2xs);
  }
`

const Links = styled.nav`
  display: flex;
  gap: var(--space-md);

  > div {
    flex: 4 1 0;
  }

  > div + div {
    flex-grow: 3;
  }

  ${media.narrow} {
    display: grid;
  }
`

const Title = styled.p`
  padding-block-end: var(--space-2xs);
  color: var(--ink);
  font-family: var(--font-display);
  font-size: 1.125rem;
  font-weight: var(--weight-display);
`

const FooterLink = styled(ListLink)`
  color: var(--muted);
  text-decoration: none;

  &:hover {
    color: var(--accent-hover);
    text-decoration: underline;
  }
`

const Row = styled(LinkList)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-md);
`

const Networks = styled(Row)`
  margin-block-start: var(--space-xs);

  /* Even a name of one letter, such as “X”, is wide enough for a finger with this gap. */
  a {
    gap: var(--space-xs);
  }
`

const Address = styled.address`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  color: var(--muted);
  font-style: normal;
`

const Legal = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-2xs) var(--space-lg);
  align-items: center;
  padding-block: var(--space-2xs) var(--space-sm);
  color: var(--muted);
  font-size: var(--text-sm);

  > p {
    max-inline-size: var(--measure);
  }

  &::before {
    content: '';
    flex-basis: 100%;
    border-block-start: var(--hairline);
  }
`
