import { render, screen } from '@testing-library/react'
import { NavigationLink } from '../../src/layout/NavigationLink'

const renderLink = (path: string) => {
  render(
    <NavigationLink to="/about" path={path}>
      About
    </NavigationLink>,
  )
  return screen.getByRole('link', { name: 'About' })
}

test.each(['/about', '/about/', '/about?from=mail', '/about#team'])('on %s, the link is the current page', (path) => {
  expect(renderLink(path)).toHaveAttribute('aria-current', 'page')
})

test.each(['/', '/about/team', '/contact'])('on %s, the link is not the current page', (path) => {
  expect(renderLink(path)).not.toHaveAttribute('aria-current')
})
