import { useContext, useId } from 'react'
import { ImageSourcesContext, screenshotScale } from './image-sources'
import type { PageChange } from './page-changes'
import type { PageScreenshots, PreviewReport } from './report'
import { deviceLabel, NOT_BUILT, pageChangeText } from './report-text'

/** Up to this many pages are expanded from the start. */
const MAX_OPEN_PAGES = 3

function CutNote({ cutAt }: Pick<PageScreenshots, 'cutAt'>) {
  if (cutAt === undefined) return null
  return <p>The page is too tall to show in full. This is its top {cutAt.toLocaleString('en-US')} px.</p>
}

function SingleScreenshot({ screenshots, path }: { screenshots: PageScreenshots; path: string }) {
  const source = useContext(ImageSourcesContext)
  const { width, height, before, after = before, cutAt } = screenshots
  return (
    <figure className="shot" data-width={width}>
      <figcaption>{deviceLabel(width)}</figcaption>
      <CutNote cutAt={cutAt} />
      <img
        src={after && source(after, 'after')}
        width={width}
        height={height}
        alt={`${path}, ${deviceLabel(width)}, ${before ? 'before' : 'after'}`}
        loading="lazy"
      />
    </figure>
  )
}

/** A page before and after, stacked: a slider moves the border between them. */
function ScreenshotComparison({ screenshots, path }: { screenshots: PageScreenshots; path: string }) {
  const source = useContext(ImageSourcesContext)
  const id = useId()
  const { width, height, before, after, difference, top = 0, pixels, cutAt } = screenshots
  const [old, now, marks] = [before, after, difference].map((name) => name && source(name, 'after'))
  const name = `${path}, ${deviceLabel(width)}`
  return (
    <figure className="shot" data-width={width}>
      <p>
        {deviceLabel(width)}: {pixels.toLocaleString('en-US')} pixels differ.
      </p>
      <figcaption>
        <div className="tools">
          <label>
            <input type="checkbox" aria-label={`Mark what differs: ${name}`} /> Mark what differs
          </label>
          <a href={`#${id}`} aria-label={`First difference: ${name}`}>
            First difference
          </a>
        </div>
        <div className="border">
          <span>◂ Before</span>
          <span>After ▸</span>
          <input
            type="range"
            min="0"
            max="100"
            defaultValue="50"
            aria-label={`Border between before and after: ${name}`}
          />
        </div>
      </figcaption>
      <CutNote cutAt={cutAt} />
      <div className="compare" style={{ aspectRatio: `${width} / ${height}` }}>
        <img className="after" src={now} alt={`${name}, after`} loading="lazy" />
        <img className="before" src={old} alt={`${name}, before`} loading="lazy" />
        <img className="difference" src={marks} alt={`${name}, differences`} />
        <span className="first" id={id} style={{ marginTop: `${(100 * top) / width}%` }} />
      </div>
    </figure>
  )
}

function ScreenshotOrNote({ screenshots, path }: { screenshots: PageScreenshots; path: string }) {
  const { width, before, after, pixels } = screenshots
  if (pixels === 0) return <p>{deviceLabel(width)}: looks the same.</p>
  const Shown = before === undefined || after === undefined ? SingleScreenshot : ScreenshotComparison
  return <Shown screenshots={screenshots} path={path} />
}

function Page({
  page,
  screenshots,
  open,
}: {
  page: PageChange
  screenshots: readonly PageScreenshots[]
  open: boolean
}) {
  return (
    <details open={open}>
      <summary>
        <code>{page.path}</code> <span className={`tag ${page.change}`}>{pageChangeText(page)}</span>
      </summary>
      {screenshots.length === 0 && <p>There is no screenshot of it.</p>}
      <div className="shots">
        {screenshots.map((one) => (
          <ScreenshotOrNote key={one.width} screenshots={one} path={page.path} />
        ))}
      </div>
    </details>
  )
}

/** The changed pages, before and after. */
export function PagesSection({
  pages,
  screenshots,
  buildFailed,
}: Pick<PreviewReport, 'pages' | 'screenshots' | 'buildFailed'>) {
  if (buildFailed) return <p>{NOT_BUILT}</p>
  if (pages.length === 0) return <p>No page has changed.</p>
  return (
    <>
      {screenshotScale(screenshots) < 1 && (
        <p>
          So many pages have changed that their screenshots are shown at half resolution. The folder “screenshots” next
          to this file has them at full resolution.
        </p>
      )}
      {pages.map((page) => (
        <Page
          key={page.path}
          page={page}
          screenshots={screenshots.filter(({ path }) => path === page.path)}
          open={pages.length <= MAX_OPEN_PAGES}
        />
      ))}
    </>
  )
}
