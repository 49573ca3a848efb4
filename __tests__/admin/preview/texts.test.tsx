import { render, screen } from '@testing-library/react'
import { fieldAt, filesWith, reveal, textsIn } from '../../../admin/preview/texts'

const texts = textsIn({
  _file: 'title: Plans',
  _path: 'content/plans.yml',
  title: 'Plans',
  cards: [{ text: 'We plan\nwith you.' }],
  price: '24',
  note: 'We plan with you. And more.',
  order: 1,
})

test('the texts of an entry have the key paths of the CMS, and spaces as a page shows them', () => {
  expect([...texts]).toEqual([
    ['title', 'Plans'],
    ['cards.0.text', 'We plan with you.'],
    ['price', '24'],
    ['note', 'We plan with you. And more.'],
  ])
})

test.each([
  ['Plans', 'title'],
  ['“We plan with you.”', 'cards.0.text'],
  ['We', 'cards.0.text'],
  ['“We plan with you. And more.”', 'note'],
  ['Elsewhere', undefined],
  ['Call 1 of 24', undefined],
])('a click on %s leads to the field %s', (shown, keyPath) => {
  render(
    <main>
      <p>Plans</p>
      <blockquote>“We plan with you.”</blockquote>
      <p>“We plan with you. And more.”</p>
      <p>Elsewhere</p>
      <p>Call 1 of 24</p>
      <p>
        <em>We</em> plan with you.
      </p>
    </main>,
  )
  expect(fieldAt(screen.getAllByText(shown)[0] ?? document.body, texts)).toBe(keyPath)
})

test.each([
  ['We plan', 'cards.0.text'],
  ['with you.', 'cards.0.text'],
  ['3', 'cards.0.text'],
  ['24', undefined],
])('a click on %s of a map leads to the field %s', (shown, keyPath) => {
  render(
    <svg>
      <text>24</text>
      <text>
        <tspan>
          <tspan>3 </tspan>We plan
        </tspan>
        <tspan>with you.</tspan>
      </text>
    </svg>,
  )
  expect(fieldAt(screen.getByText(shown), texts)).toBe(keyPath)
})

test('a click on the drawing of a link leads to the field of its text', () => {
  render(
    <a href="/plans">
      <svg role="img" />
      Plans
    </a>,
  )
  expect(fieldAt(screen.getByRole('img'), texts)).toBe('title')
})

test('the files that have a text are found, whether they are lists or not', () => {
  render(<p>Call us</p>)
  const content = {
    'pages/home.yml': { hero: { title: 'Welcome' } },
    'site.yml': { navigation: [{ label: 'Call us' }] },
    'statistics.yml': [{ value: '9' }, { value: 'Call us' }],
  }
  expect(filesWith(screen.getByText('Call us'), content)).toEqual(['site.yml', 'statistics.yml'])
})

test('the page scrolls to the first visible place of a text, but not to a short one within another', () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView')
  // jsdom has no layout.
  Element.prototype.checkVisibility = function () {
    return this.closest('[hidden]') === null
  }
  document.body.innerHTML = '<p hidden>Plans</p><p>Plans and more</p><h1>Plans</h1><p>Plans</p>'
  reveal(['Plans'], 'start')
  expect(scroll.mock.contexts).toEqual([screen.getByRole('heading')])
})
