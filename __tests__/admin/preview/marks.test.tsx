import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { marked, moveFocus, outlineTexts, removeMarks } from '../../../admin/preview/marks'

const OWN = 'pages/home.yml'
const own = (text: string) => marked(text, { file: OWN, keyPath: text.toLowerCase() })

beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.checkVisibility = function () {
    return this.closest('[hidden]') === null
  }
  render(
    <main>
      <p hidden>{own('Hidden')}</p>
      <h1>{own('Title')}</h1>
      <p>{marked('Elsewhere', { file: 'site.yml', keyPath: 'name' })}</p>
      <p>{own('Text')}</p>
      <a href="/about">{own('About')}</a>
      <p>{own('End')}</p>
    </main>,
  )
  removeMarks(document.body)
  outlineTexts(OWN)
  document.addEventListener('keydown', moveFocus)
})

afterEach(() => {
  document.removeEventListener('keydown', moveFocus)
})

test('the texts of the entry have one tab stop, besides links, and the arrow keys lead to the others', async () => {
  const user = userEvent.setup()
  await user.tab()
  expect(screen.getByText('Title')).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByText('Text')).toHaveFocus()
  await user.keyboard('{ArrowRight}{ArrowDown}')
  expect(screen.getByText('End')).toHaveFocus()
  await user.keyboard('{ArrowUp}{ArrowLeft}{ArrowUp}')
  expect(screen.getByText('Title')).toHaveFocus()
  await user.tab()
  expect(screen.getByText('About')).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByText('About')).toHaveFocus()
})

test('the tab stop stays at the text that has the focus when the page is drawn anew', async () => {
  const user = userEvent.setup()
  await user.tab()
  await user.keyboard('{ArrowDown}')
  outlineTexts(OWN)
  expect(screen.getByText('Text')).toHaveFocus()
  await user.tab({ shift: true })
  expect(document.body).toHaveFocus()
})
