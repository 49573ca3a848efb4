import { useContext, useId } from 'react'
import type { PageChange } from './page-changes'
import { sharpnessOf, Sources } from './picture-sources'
import type { PagePictures, PreviewReport } from './report'
import { deviceOf, pageWords, UNBUILT } from './report-text'

/** Up to this many pages are expanded from the start. */
const MAX_OPEN_PAGES = 3

function CutNote({ cutAt }: Pick<PagePictures, 'cutAt'>) {
  if (cutAt === undefined) return null
  return <p>The page is too tall to show in full. This is its top {cutAt.toLocaleString('en-US')} px.</p>
}

/** A page that exists on only one side. */
function OneShot({ pictures, path }: { pictures: PagePictures; path: string }) {
  const source = useContext(Sources)
  const { width, height, before, after = before, cutAt } = pictures
  return (
    <figure className="shot" data-width={width}>
      <figcaption>{deviceOf(width)}</figcaption>
      <CutNote cutAt={cutAt} />
      <img
        src={after && source(after, 'after')}
        width={width}
        height={height}
        alt={`${path}, ${deviceOf(width)}, ${before ? 'before' : 'after'}`}
        loading="lazy"
      />
    </figure>
  )
}

/** A page before and after, stacked: a slider moves the border between them. */
function TwoShots({ pictures, path }: { pictures: PagePictures; path: string }) {
  const source = useContext(Sources)
  const id = useId()
  const { width, height, before, after, difference, top = 0, pixels, cutAt } = pictures
  const [old, now, marks] = [before, after, difference].map((name) => name && source(name, 'after'))
  const name = `${path}, ${deviceOf(width)}`
  return (
    <figure className="shot" data-width={width}>
      <p>
        {deviceOf(width)}: {pixels.toLocaleString('en-US')} pixels differ.
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

function Shot({ pictures, path }: { pictures: PagePictures; path: string }) {
  const { width, before, after, pixels } = pictures
  if (pixels === 0) return <p>{deviceOf(width)}: looks the same.</p>
  const Shown = before === undefined || after === undefined ? OneShot : TwoShots
  return <Shown pictures={pictures} path={path} />
}

function Page({ page, pictures, open }: { page: PageChange; pictures: readonly PagePictures[]; open: boolean }) {
  return (
    <details open={open}>
      <summary>
        <code>{page.path}</code> <span className={`tag ${page.change}`}>{pageWords(page)}</span>
      </summary>
      {pictures.length === 0 && <p>There is no screenshot of it.</p>}
      <div className="shots">
        {pictures.map((one) => (
          <Shot key={one.width} pictures={one} path={page.path} />
        ))}
      </div>
    </details>
  )
}

/** The changed pages, before and after. */
export function PagesPart({ pages, pictures, unbuilt }: Pick<PreviewReport, 'pages' | 'pictures' | 'unbuilt'>) {
  if (unbuilt) return <p>{UNBUILT}</p>
  if (pages.length === 0) return <p>No page has changed.</p>
  return (
    <>
      {sharpnessOf(pictures) < 1 && (
        <p>
          So many pages have changed that their screenshots are shown at half resolution. The folder “pictures” next to
          this file has them at full resolution.
        </p>
      )}
      {pages.map((page) => (
        <Page
          key={page.path}
          page={page}
          pictures={pictures.filter(({ path }) => path === page.path)}
          open={pages.length <= MAX_OPEN_PAGES}
        />
      ))}
    </>
  )
}
