import { readFileSync, utimesSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { completeApp } from '../../../gatsby/output/built-app'
import { compressFiles } from '../../../gatsby/output/compressed-files'
import { reportDelivery } from '../../../gatsby/output/delivery-notice'
import { flattenOutput } from '../../../gatsby/output/flatten-output'
import { webManifest } from '../../../gatsby/output/seo-files'
import { folderForEachTest } from '../folder'

const site = folderForEachTest()

const write = (...files: string[]) => {
  for (const file of files) site.write(file, file)
}

describe('the app of a build', () => {
  const complete = (assetsByChunkName: Readonly<Record<string, string[]>>) => {
    site.write('webpack.stats.json', JSON.stringify({ assetsByChunkName }))
    write('page-data/index/page-data.json')
    return completeApp(site.at())
  }

  test('lists every script of a page in its chunk map, including scripts that several pages share', () => {
    complete({ app: ['styles.01.css', 'app-01.js'], about: ['384-01.js', 'about-01.js'], contact: ['384-01.js'] })
    expect(JSON.parse(site.read('chunk-map.json'))).toEqual({
      app: ['/app-01.js'],
      about: ['/384-01.js', '/about-01.js'],
      contact: ['/384-01.js'],
    })
  })

  test('has a hash that changes only with the names of its scripts and styles, those of every page among them', () => {
    const app = ['styles.01.css', 'app-01.js']
    const { hash } = complete({ app, about: ['about-01.js'] })
    expect(JSON.parse(site.read('page-data/app-data.json'))).toEqual({ webpackCompilationHash: hash })
    expect(complete({ app, about: ['about-01.js'] }).hash).toBe(hash)
    const others = [
      { app: ['styles.01.css', 'app-02.js'], about: ['about-01.js'] },
      { app: ['styles.02.css', 'app-01.js'], about: ['about-01.js'] },
      { app, about: ['about-02.js'] },
    ].map((chunks) => complete(chunks).hash)
    expect(new Set([hash, ...others]).size).toBe(4)
  })
})

describe('compression', () => {
  const TEXT = '<p>A page that repeats the same text again and again.</p>\n'.repeat(100)

  test('adds a Brotli and a gzip version to text files, even if an older one exists, but not if a newer one does', async () => {
    const paths = ['about/index.html', 'app-0123.js', 'admin/content.json']
    site.write('about/index.html.br', 'before')
    utimesSync(site.at('about/index.html.br'), 1, 1)
    site.write('unchanged.css', TEXT)
    utimesSync(site.at('unchanged.css'), 1, 1)
    site.write('unchanged.css.gz', 'of the last build')
    for (const path of paths) site.write(path, TEXT)
    await compressFiles(site.at())
    for (const path of paths) {
      expect(brotliDecompressSync(readFileSync(site.at(`${path}.br`))).toString()).toBe(TEXT)
      expect(gunzipSync(readFileSync(site.at(`${path}.gz`))).toString()).toBe(TEXT)
    }
    expect(site.read('unchanged.css.gz')).toBe('of the last build')
  })

  test('skips files in compressed formats, files for hosts, and files that would not shrink', async () => {
    const names = ['_headers', '_headers.conf', 'face.woff2', 'hill.avif']
    for (const name of names) site.write(name, TEXT)
    site.write('small.json', '{}')
    site.write('small.json.gz', 'of a longer text')
    utimesSync(site.at('small.json.gz'), 0, 0)
    await compressFiles(site.at())
    expect(site.files()).toEqual([...names, 'small.json'])
  })

  test('removes the versions of a deleted file, but keeps an archive', async () => {
    write('services/old/index.html.br', 'services/old/index.html.gz', 'static/forms.tar.gz')
    await compressFiles(site.at())
    expect(site.files()).toEqual(['static/forms.tar.gz'])
  })
})

describe('the copy for hosts that choose the file for an address', () => {
  const copied = (files: readonly string[], keepFolders = false) => {
    for (const file of files) site.write(`public/${file}`, file)
    flattenOutput(site.at('public'), site.at('flat'), keepFolders)
    return site.files('flat')
  }

  test('has each page as a single file without its own folder', () => {
    const pages = ['index.html', 'about/index.html', 'about/team/index.html', '404.html']
    const flat = ['404.html', 'about.html', 'about/team.html', 'index.html']
    expect(copied(pages)).toEqual(flat)
    expect(copied(pages, true)).toEqual([...flat, 'about/index.html', 'about/team/index.html'].sort())
    expect(site.read('flat/about.html')).toBe('about/index.html')
  })

  test('has only files that visitors and the host request, and none of an earlier copy', () => {
    site.write('flat/gone.html')
    const requested = ['_headers', '_redirects', 'app-01.js', 'page-data/about/page-data.json', 'static/hill.avif']
    const others = ['_headers.conf', '_headers.caddy', '_redirects.conf', '_redirects.caddy']
    expect(copied([...requested, ...others, 'index.html.br', 'app-01.js.gz'])).toEqual(requested)
  })
})

test('the manifest has the language of the site, its direction, its color, and every icon with its use', () => {
  const manifest = webManifest({ name: 'Sample Firm', tagline: 'Advice.', language: 'he' }, '#fffefd')
  const png = { type: 'image/png', purpose: 'any' }
  expect(JSON.parse(manifest)).toEqual({
    name: 'Sample Firm',
    short_name: 'Sample Firm',
    description: 'Advice.',
    lang: 'he',
    dir: 'rtl',
    start_url: '/',
    display: 'browser',
    theme_color: '#fffefd',
    background_color: '#fffefd',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', ...png },
      { src: '/icon-512.png', sizes: '512x512', ...png },
      { src: '/icon-maskable.png', sizes: '512x512', ...png, purpose: 'maskable' },
    ],
  })
})

test('a build prints where requests go, or a warning that names the file to change if that is nowhere', () => {
  const reporter = { warn: jest.fn(), info: jest.fn() }
  reportDelivery({ provider: 'simulated' }, reporter)
  expect(reporter.info).not.toHaveBeenCalled()
  expect(reporter.warn).toHaveBeenCalledWith(expect.stringMatching(/GO NOWHERE[^]*content\/integrations\.yml/))
  reportDelivery({ provider: 'endpoint', url: '/api/consultation' }, reporter)
  reportDelivery({ provider: 'netlify' }, reporter)
  expect(reporter.info.mock.calls).toEqual([
    ['Consultation requests go to /api/consultation (endpoint).'],
    [expect.stringMatching(/^Consultation requests go to .+ \(netlify\)\.$/)],
  ])
  expect(reporter.warn).toHaveBeenCalledTimes(1)
})
