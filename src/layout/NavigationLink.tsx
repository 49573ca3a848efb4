import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Link } from '../components/Link'
import { normalizePath } from '../routes/paths'
import { navigationLinkStyles } from './active-link-styles'

interface NavigationLinkProps {
  to: string
  path: string
  onFollow?: () => void
  children: ReactNode
}

/** A link in the navigation bar or the panel, marked if it points to the current page. */
export function NavigationLink({ to, path, onFollow, children }: NavigationLinkProps) {
  return (
    <Entry to={to} aria-current={normalizePath(path) === to ? 'page' : undefined} onClick={onFollow}>
      {children}
    </Entry>
  )
}

const Entry = styled(Link)`
  ${navigationLinkStyles}
`
