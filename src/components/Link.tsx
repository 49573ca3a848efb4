import { Link as GatsbyLink } from 'gatsby'
import type { AnchorHTMLAttributes } from 'react'

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path on this site, an anchor, or an address with `https:`, `mailto:`, or `tel:`. */
  to: string
}

/** A link that navigates on the client within the site, otherwise a plain anchor. */
export function Link({ to, children, ...props }: LinkProps) {
  if (to.startsWith('/')) {
    return (
      <GatsbyLink to={to} {...props}>
        {children}
      </GatsbyLink>
    )
  }
  return (
    <a href={to} {...props}>
      {children}
    </a>
  )
}
