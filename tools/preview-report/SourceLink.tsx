import { type ReactNode, useContext } from 'react'
import { LinksContext } from './links'

interface SourceLinkProps {
  file: string
  line?: number
  children: ReactNode
}

/** The name of a file or a line, as a link to it if the report has an address for it. */
export function SourceLink({ file, line, children }: SourceLinkProps) {
  const address = useContext(LinksContext).source(file, line)
  return address === undefined ? children : <a href={address}>{children}</a>
}
