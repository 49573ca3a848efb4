import { Link as GatsbyLink } from 'gatsby'
import type { AnchorHTMLAttributes, Ref } from 'react'

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this site, an anchor, or an address with https:, mailto: or tel:. */
  to: string
  ref?: Ref<HTMLAnchorElement>
}

/** A link that navigates on the client within the site and is a plain anchor everywhere else. */
export function Link({ to, ref, ...props }: LinkProps) {
  if (to.startsWith('/')) return <GatsbyLink to={to} {...(ref ? { ref } : {})} {...props} />
  return <a href={to} ref={ref} {...props} />
}
