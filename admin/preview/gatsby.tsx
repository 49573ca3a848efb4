/** What pages import from `gatsby` in the preview: the editor's bundle has this file in its place. */
import { type AnchorHTMLAttributes, createContext, useContext } from 'react'

/** Returns the result of a static query. */
export const StaticQueryContext = createContext((query: string): unknown => query)

/** The text of a query. Those of fragments come from the build. */
export const graphql = ([text = '']: TemplateStringsArray) => text

export const useStaticQuery = (query: string) => useContext(StaticQueryContext)(query)

export function Link({ to, children, ...props }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  return (
    <a href={to} {...props}>
      {children}
    </a>
  )
}
