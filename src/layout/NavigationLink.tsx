import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Link } from '../components/Link'
import { normalizePath } from '../routes/paths'
import { currentMark } from './active-link-styles'

interface NavigationLinkProps {
  to: string
  /** The path of the page that is shown. */
  path: string
  onFollow?: () => void
  children: ReactNode
}

/** A link of the navigation bar or panel, marked where it is the page that is shown. */
export function NavigationLink({ to, path, onFollow, children }: NavigationLinkProps) {
  return (
    <Entry to={to} aria-current={normalizePath(path) === to ? 'page' : undefined} onClick={onFollow}>
      {children}
    </Entry>
  )
}

const Entry = styled(Link)`
  ${currentMark}
`
