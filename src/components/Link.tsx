import { Link as GatsbyLink } from 'gatsby'
import type { AnchorHTMLAttributes } from 'react'

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** The path of a page or a file on this site, an anchor, or an address with `https:`, `mailto:`, or `tel:`. */
  to: string
}

/** Paths of pages have no period. For the path of a file, Gatsby would show the page for unknown addresses. */
const PAGE_PATH = /^\/[^.?#]*(?:[?#]|$)/

/** A link that navigates on the client to pages of the site, otherwise a plain anchor. */
export function Link({ to, children, ...props }: LinkProps) {
  if (PAGE_PATH.test(to)) {
    return (
      <GatsbyLink to={to} {...props}>
        {children}
      </GatsbyLink>
    )
  }
  // A phone number is written from left to right in every language, but its parts would change places.
  const dir = IS_RIGHT_TO_LEFT && to.startsWith('tel:') ? 'ltr' : undefined
  return (
    <a href={to} dir={dir} {...props}>
      {children}
    </a>
  )
}
