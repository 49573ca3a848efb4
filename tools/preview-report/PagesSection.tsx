import { type CSSProperties, useContext, useId } from 'react'
import { type Crop, cropsOf, ImageSourcesContext } from './image-sources'
import { LinksContext } from './links'
import { looksTheSame, type PageScreenshots, type PreviewReport, type Region } from './report'
import { deviceLabel, groupPages, NOT_BUILT, pageChangeText, type PageGroup } from './report-text'

/** Up to this many groups of pages are expanded from the start. */
const MAX_OPEN_GROUPS = 3

/** The width in pixels from which a place is stacked rather than scaled down to fit beside its other side. */
const MAX_COLUMN = 600

const SIDES = ['before', 'after'] as const
const SIDE_LABELS = { before: 'Before', after: 'After' }

interface ShotProps {
  screenshots: PageScreenshots
  path: string
}

function CutNote({ cutAt }: Pick<PageScreenshots, 'cutAt'>) {
  if (cutAt === undefined) return null
  return <p>The page is too tall to show in full. This is its top {cutAt.toLocaleString('en-US')} px.</p>
}

/** Columns of at least a width in pixels. */
const gridColumns = (width: number): CSSProperties => ({
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${width}px), 1fr))`,
})

/** Where a region is within an area of the same screenshot. */
function placeWithin(area: Region, { left, top, width, height }: Region): CSSProperties {
  const share = (part: number, whole: number) => `${(100 * part) / whole}%`
  return {
    left: share(left - area.left, area.width),
    top: share(top - area.top, area.height),
    width: share(width, area.width),
    height: share(Math.min(height, area.top + area.height - top), area.height),
  }
}

/** A page that exists on one side only. */
function SingleScreenshot({ screenshots, path }: ShotProps) {
  const source = useContext(ImageSourcesContext)
  const { width, height, before, after = before, cutAt } = screenshots
  return (
    <figure className="shot" data-width={width}>
      <figcaption>{deviceLabel(screenshots)}</figcaption>
      <CutNote cutAt={cutAt} />
      <img
        className="picture"
        src={after && source(after, 'after')}
        width={width}
        height={height}
        alt={`${path}, ${deviceLabel(screenshots)}, ${before ? 'before' : 'after'}`}
        loading="lazy"
      />
    </figure>
  )
}

/** A changed place before and after, with a box around what differs. */
function ChangedPlace({ screenshots, path, crop, number }: ShotProps & { crop: Crop; number: number }) {
  const source = useContext(ImageSourcesContext)
  const { area, region, nameIn } = crop
  return (
    <div className="pair" style={gridColumns(Math.min(area.width, MAX_COLUMN))}>
      {SIDES.map((side) => (
        <figure key={side}>
          <figcaption>{SIDE_LABELS[side]}</figcaption>
          <div className="picture" style={{ width: area.width }}>
            <img
              src={source(nameIn(screenshots[side] ?? ''), side)}
              width={area.width}
              height={area.height}
              alt={`${path}, ${deviceLabel(screenshots)}, place ${number}, ${side}`}
              loading="lazy"
            />
            <span className="mark" style={placeWithin(area, region)} />
          </div>
        </figure>
      ))}
    </div>
  )
}

/** The whole page before and after: side by side, or stacked with a slider that moves the border between them. */
function WholePage({ screenshots, path }: ShotProps) {
  const source = useContext(ImageSourcesContext)
  const id = useId()
  const { width, height, regions, cutAt } = screenshots
  const name = `${path}, ${deviceLabel(screenshots)}`
  const area = { left: 0, top: 0, width, height }
  return (
    <details className="whole">
      <summary>
        The whole page<span className="hidden">: {name}</span>
      </summary>
      <CutNote cutAt={cutAt} />
      <div className="modes" role="radiogroup" aria-label={`View of ${name}`}>
        <label>
          <input type="radio" name={id} value="side by side" defaultChecked /> Side by side
        </label>
        <label>
          <input type="radio" name={id} value="slider" /> Slider
        </label>
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
      <div className="compare">
        {SIDES.map((side) => (
          <figure key={side} className={side}>
            <figcaption>{SIDE_LABELS[side]}</figcaption>
            <div className="picture">
              <img
                src={source(screenshots[side] ?? '', side)}
                width={width}
                height={height}
                alt={`${name}, ${side}`}
                loading="lazy"
              />
              {regions.map((region) => (
                <span key={region.top} className="mark" style={placeWithin(area, region)} />
              ))}
            </div>
          </figure>
        ))}
      </div>
    </details>
  )
}

function Screenshots({ screenshots, path }: ShotProps) {
  const { width, before, after, regions } = screenshots
  if (looksTheSame(screenshots)) return <p>{deviceLabel(screenshots)}: looks the same.</p>
  if (before === undefined || after === undefined) return <SingleScreenshot screenshots={screenshots} path={path} />
  const crops = cropsOf(screenshots)
  const more = regions.length - crops.length
  return (
    <section className="shot" data-width={width}>
      <h4>
        {deviceLabel(screenshots)}: {regions.length === 1 ? '1 place differs' : `${regions.length} places differ`}
      </h4>
      {crops.map((crop, index) => (
        <ChangedPlace key={crop.region.top} screenshots={screenshots} path={path} crop={crop} number={index + 1} />
      ))}
      {more > 0 && <p>The whole page shows {more} more.</p>}
      <WholePage screenshots={screenshots} path={path} />
    </section>
  )
}

function PagePath({ path }: { path: string }) {
  const address = useContext(LinksContext).page(path)
  return address === undefined ? (
    <code>{path}</code>
  ) : (
    <a href={address}>
      <code>{path}</code>
    </a>
  )
}

function Group({
  group: { page, others },
  screenshots,
  open,
}: {
  group: PageGroup
  screenshots: readonly PageScreenshots[]
  open: boolean
}) {
  const { path, change, hidden } = page
  return (
    <details className="page" open={open}>
      <summary>
        <h3>
          <code>{path}</code>
          {others.length === 1 && (
            <>
              {' and '}
              <code>{others[0]}</code>
            </>
          )}
          {others.length > 1 && ` and ${others.length} other pages`}
        </h3>{' '}
        <span className={`tag ${hidden ? 'hidden-page' : change}`}>{pageChangeText(page)}</span>
      </summary>
      {others.length > 0 && (
        <>
          <p>These pages change in exactly the same way. The pictures show the first.</p>
          {others.length > 1 && (
            <ul className="paths">
              {[path, ...others].map((one) => (
                <li key={one}>
                  <PagePath path={one} />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      {others.length <= 1 && change !== 'removed' && change !== 'redirected' && <PreviewLink path={path} />}
      {screenshots.length === 0 && change !== 'redirected' && <p>There is no screenshot of it.</p>}
      <div className="shots">
        {screenshots.map((one) => (
          <Screenshots key={one.width} screenshots={one} path={path} />
        ))}
      </div>
    </details>
  )
}

function PreviewLink({ path }: { path: string }) {
  const address = useContext(LinksContext).page(path)
  return address === undefined ? null : (
    <p>
      <a href={address}>Open {path} in the preview</a>
    </p>
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
  const groups = groupPages(pages)
  return groups.map((group) => (
    <Group
      key={group.page.path}
      group={group}
      screenshots={screenshots.filter(({ path }) => path === group.page.path)}
      open={groups.length <= MAX_OPEN_GROUPS}
    />
  ))
}
