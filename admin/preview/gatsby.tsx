/** What pages import from `gatsby` in the preview: the editor's bundle has this file in its place. */
import { type AnchorHTMLAttributes, createContext, useContext } from 'react'
import { addDocument } from './run-query'

export const QueryContext = createContext((query: string): unknown => query)

export function graphql([text = '']: TemplateStringsArray): string {
  addDocument(text)
  return text
}

export const useStaticQuery = (query: string) => useContext(QueryContext)(query)

export function Link({ to, children, ...props }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  return (
    <a href={to} {...props}>
      {children}
    </a>
  )
}
