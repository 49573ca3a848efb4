import type { AnchorHTMLAttributes } from 'react'

/** What the next static queries answer with; a build puts the answers into the bundle, a unit test has none. */
const staticQuery: { data?: unknown } = {}

/** Sets what static queries answer with from now on. */
export function answerStaticQueries(data: unknown): void {
  staticQuery.data = data
}

export function useStaticQuery(): unknown {
  if (staticQuery.data === undefined) throw new Error('Give the static query an answer with answerStaticQueries')
  return staticQuery.data
}

/** A build takes queries out of the code; here they are left without effect. */
export function graphql(): void {
  return undefined
}

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string
}

/** Gatsby's link, which can be told from a plain anchor by its attribute. */
export function Link({ to, children, ...props }: LinkProps) {
  return (
    <a href={to} data-navigates="on the client" {...props}>
      {children}
    </a>
  )
}
