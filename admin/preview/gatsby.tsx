/** What pages import from `gatsby`, for the preview: the bundle of the editor has this file in its place. */
import { type AnchorHTMLAttributes, createContext, useContext } from 'react'
import { addDocument } from './run-query'

/** Runs a query for the page that is shown. */
export const QueryContext = createContext((query: string): unknown => query)

/** Registers a query or a fragment, and returns its text. */
export function graphql([text = '']: TemplateStringsArray): string {
  addDocument(text)
  return text
}

/** Returns the result of a query. */
export const useStaticQuery = (query: string) => useContext(QueryContext)(query)

/** A link. The preview does not follow it. */
export function Link({ to, children, ...props }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  return (
    <a href={to} {...props}>
      {children}
    </a>
  )
}
