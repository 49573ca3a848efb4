import { emptyBuiltSite, removeStaleFiles, restoreUnusedImages } from '../../../gatsby/output/published-files'
import { workingFolderForEachTest } from '../folder'

const folder = workingFolderForEachTest()

const HASH = (digit: string) => digit.repeat(20)
const RESIZED = (digit: string) => `static/${digit.repeat(32)}/ab12c/ada.avif`

const write = (files: Readonly<Record<string, string>>) => {
  for (const [file, text] of Object.entries(files)) folder.write(`public/${file}`, text)
}

const clean = (...written: string[]) => {
  removeStaleFiles('public', written, 'https://www.example.com')
  return folder.files('public')
}

test('a build with an empty cache keeps only the images and the editor of the last build, which are slow to make', () => {
  write({ [RESIZED('a')]: '', 'static/admin/01/start.js': '', 'index.html': '', 'about/index.html': '' })
  write({ 'static/share-01.jpg': '' })
  emptyBuiltSite('public')
  expect(folder.files('public')).toEqual([RESIZED('a'), 'static/admin/01/start.js'].sort())
})

describe('after a build, a file stays if', () => {
  test.each<[string, named: string, by: string, text: string]>([
    ['a page shows it', 'static/map-01.svg', 'index.html', '<img src="/static/map-01.svg">'],
    ['a page shows it at another size', RESIZED('a'), 'index.html', `<img srcset="/x.webp 1w, /${RESIZED('a')} 2w">`],
    ['data for another page names it', 'static/share-01.jpg', 'page.json', '{"path":"/static/share-01.jpg"}'],
    ['a page names it with the site’s address', 'a.png', 'index.html', '"https://www.example.com/a.png"'],
    ['a style sheet loads it', 'static/text-01.woff2', 'styles.css', '@font-face{src:url(/static/text-01.woff2)}'],
    ['the manifest names it', 'icon-192.png', 'manifest.webmanifest', '{"src":"/icon-192.png"}'],
    ['a script loads it', `381-${HASH('a')}.js`, `app-${HASH('b')}.js`, `{381:"${HASH('a')}"}`],
    ['it is the license of a script', `${HASH('b')}.js.LICENSE.txt`, `${HASH('b')}.js`, ''],
    [
      'a page’s data names it as data that several pages share',
      'page-data/sq/d/123.json',
      'page-data/about/page-data.json',
      '{"staticQueryHashes":["123"]}',
    ],
  ])('%s', (_, named, by, text) => {
    write({ [named]: '', [by]: text, 'stale.txt': '' })
    expect(clean(by)).toEqual([by, named].sort())
  })

  test('a file that stays for another reason names it', () => {
    write({ 'index.html': '<link href="/styles.css">', 'styles.css': 'a{background:url(/a.svg)}', 'a.svg': '' })
    expect(clean('index.html')).toEqual(['a.svg', 'index.html', 'styles.css'])
  })

  test('it is a compressed version of a file that stays', () => {
    write({ 'index.html': '', 'index.html.br': '', 'index.html.gz': '', 'old/index.html.br': '' })
    expect(clean('index.html')).toEqual(['index.html', 'index.html.br', 'index.html.gz'])
  })

  test('it belongs to the published editor, and not to an earlier one', () => {
    write({ 'admin/index.html': '<script src="/static/admin/02/start.js">', 'static/admin/02/start.js': '' })
    write({ 'static/admin/02/assets/font.woff2': '', 'static/admin/01/start.js': '' })
    expect(clean('admin/index.html')).toEqual([
      'admin/index.html',
      'static/admin/02/assets/font.woff2',
      'static/admin/02/start.js',
    ])
  })
})

test('scripts and images that nothing names any more are removed, and others beside them stay', () => {
  const script = (page: string, digit: string) => `${page}-${HASH(digit)}.js`
  write({ 'index.html': `<script src="/${script('app', 'a')}"></script><img src="/${RESIZED('a')}">` })
  write({ [script('app', 'a')]: `{1:"${HASH('b')}"}`, [script('about', 'b')]: '', [script('about', 'c')]: '' })
  write({ [RESIZED('a')]: '', [RESIZED('b')]: 'pixels' })
  const kept = [script('about', 'b'), script('app', 'a'), 'index.html', RESIZED('a')]
  expect(clean('index.html')).toEqual(kept)
  restoreUnusedImages('public')
  expect(folder.files('public')).toEqual([...kept, RESIZED('b')])
})

test('a file that only a stale file names is removed with it', () => {
  write({ 'index.html': '', 'old/index.html': '<img src="/static/share-01.jpg">', 'static/share-01.jpg': '' })
  expect(clean('index.html')).toEqual(['index.html'])
})

test('a resized image that no page shows returns for the next build, because Gatsby would not resize it again; others do not', () => {
  write({ 'index.html': '', [RESIZED('a')]: 'pixels', 'static/share-01.jpg': '' })
  expect(clean('index.html')).toEqual(['index.html'])
  restoreUnusedImages('public')
  expect(folder.files('public')).toEqual(['index.html', RESIZED('a')])
  expect(folder.read(`public/${RESIZED('a')}`)).toBe('pixels')
  expect(folder.files('.cache')).toEqual([])
  write({ 'index.html': `<img src="/${RESIZED('a')}">` })
  expect(clean('index.html')).toContain(RESIZED('a'))
  restoreUnusedImages('public')
  expect(clean('index.html')).toContain(RESIZED('a'))
})
