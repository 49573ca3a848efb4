import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { marked, moveFocus, outlineTexts, removeMarks, sourceOf, textAt } from '../../../admin/preview/marks'

const OWN = 'pages/home.yml'
const SOURCE = { file: OWN, keyPath: 'cards.1.text' }
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
      <a href="/about">
        <b>{own('About')}</b>
      </a>
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
  for (const key of ['{ArrowRight}', '{ArrowDown}']) {
    await user.keyboard(key)
    expect(screen.getByText('End')).toHaveFocus()
  }
  await user.keyboard('{ArrowUp}{ArrowLeft}{ArrowUp}')
  expect(screen.getByText('Title')).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('link')).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('link')).toHaveFocus()
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

/** Draws texts at these points, over each other; jsdom has no layout. */
function draw(...elements: Element[]): void {
  document.elementsFromPoint = () => elements
  Range.prototype.getClientRects = function () {
    const rects = elements.some((element) => element === this.startContainer) ? [new DOMRect(10, 10, 50, 20)] : []
    return Object.assign(rects, { item: (index: number) => rects[index] ?? null })
  }
}

test('a click leads to the text that is drawn there, also below another element, and to none beside it', () => {
  const text = screen.getByText('Text')
  draw(screen.getByRole('main'), text)
  const title = screen.getByText('Title')
  expect(sourceOf(title, textAt({ x: 30, y: 20 }))?.keyPath).toBe('text')
  expect(textAt({ x: 30, y: 40 })).toBeUndefined()
})

test('no mark is left in what is drawn, and a text with another one in it leads to its own field', () => {
  const { container } = render(
    <p title={own('Title')}>{marked(`Write to ${marked('Firm', { file: 'site.yml', keyPath: 'name' })}`, SOURCE)}</p>,
  )
  removeMarks(container)
  expect(container.innerHTML).toBe('<p title="Title">Write to Firm</p>')
  expect(sourceOf(container, screen.getByText('Write to Firm').firstChild as Text)).toBe(SOURCE)
})

test.each<[title: string, shown: ReactNode, keyPath: string | undefined]>([
  ['one text leads to its field', own('Fees'), 'fees'],
  ['one text and a shorter one of the page leads to its field', [own('Our fees'), ' today'], 'our fees'],
  ['one text and a longer one of the page leads to none', [own('Fees'), ' of our services'], undefined],
  ['two texts leads to none', [own('Our fees in full'), own('Fees')], undefined],
  ['a drawing beside two texts leads to none', [<svg key="svg" />, own('Fees'), own('Order')], undefined],
])('a click beside a text on what shows %s', (_, content, keyPath) => {
  const { container } = render(<p>{content}</p>)
  removeMarks(container)
  expect(sourceOf(container.querySelector('svg') ?? container.children[0] ?? container, undefined)?.keyPath).toBe(
    keyPath,
  )
})

test('a click on the number of a label on a map leads to the label, but a number without one is not content', () => {
  render(
    <svg>
      <text>
        <tspan>1 </tspan>Discovery
      </text>
      <text>2</text>
    </svg>,
  )
  const number = screen.getByText('1')
  draw(screen.getByText('2'), number)
  expect(textAt({ x: 30, y: 20 })?.parentElement).toBe(number)
})
