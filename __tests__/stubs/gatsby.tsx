import type { AnchorHTMLAttributes } from 'react'

/** The data that static queries return. A build inlines it into the bundle; unit tests must set it. */
const staticQuery: { data?: unknown } = {}

/** Sets the data that static queries return from now on. */
export function answerStaticQueries(data: unknown): void {
  staticQuery.data = data
}

export function useStaticQuery(): unknown {
  if (staticQuery.data === undefined) throw new Error('Set the data of static queries with answerStaticQueries')
  return staticQuery.data
}

/** A build removes queries from the code. Here they have no effect. */
export function graphql(): void {
  return undefined
}

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string
}

/** Gatsby's link, distinguished from a plain anchor by an attribute. */
export function Link({ to, children, ...props }: LinkProps) {
  return (
    <a href={to} data-navigates="on the client" {...props}>
      {children}
    </a>
  )
}
