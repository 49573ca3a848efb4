import { useContext } from 'react'
import { LinksContext } from './links'
import type { BeforeAfter, PageScreenshots, PreviewReport } from './report'
import { dataUri, deviceLabel, groupPages, NOT_BUILT, pageChangeText, type PageGroup } from './report-text'

/** Up to this many groups of pages are expanded from the start. */
const MAX_OPEN_GROUPS = 3

const SIDES = [
  { side: 'before', label: 'Before' },
  { side: 'after', label: 'After' },
] as const

/** Pictures of the same part of a page before and after; a page that exists on one side has one. */
function Pictures({ images, name, width }: { images: BeforeAfter<Buffer>; name: string; width: number }) {
  return (
    <div className={width < 600 ? 'pair' : undefined}>
      {SIDES.map(({ side, label }) => {
        const image = images[side]
        return (
          image && (
            <figure key={side}>
              <figcaption>{label}</figcaption>
              <img src={dataUri(image)} alt={`${name}, ${side}`} />
            </figure>
          )
        )
      })}
    </div>
  )
}

function Screenshots({ screenshots }: { screenshots: PageScreenshots }) {
  const { path, width, isSame, whole, places, more } = screenshots
  const device = deviceLabel(screenshots)
  if (isSame) return <p>{device}: looks the same.</p>
  const name = `${path}, ${device}`
  if (places.length === 0)
    return (
      <section className="shot">
        <h4>{device}</h4>
        <Pictures images={whole} name={name} width={width} />
      </section>
    )
  const count = places.length + more
  return (
    <section className="shot" data-width={width}>
      <h4>
        {device}: {count === 1 ? '1 place differs' : `${count} places differ`}
      </h4>
      {places.map((place, index) => (
        <Pictures key={index} images={place} name={`${name}, place ${index + 1}`} width={width} />
      ))}
      {more > 0 && <p>The whole page shows {more} more.</p>}
      <details>
        <summary>
          The whole page<span className="hidden">: {name}</span>
        </summary>
        <Pictures images={whole} name={name} width={0} />
      </details>
    </section>
  )
}

function PagePath({ path }: { path: string }) {
  return (
    <a href={useContext(LinksContext).page(path)}>
      <code>{path}</code>
    </a>
  )
}

interface GroupProps {
  group: PageGroup
  screenshots: readonly PageScreenshots[]
  open: boolean
}

function Group({ group: { page, others }, screenshots, open }: GroupProps) {
  const { path, change } = page
  return (
    <details className="page" open={open}>
      <summary>
        <h3>
          <code>{path}</code>
          {others.length === 1 && ' and one other page'}
          {others.length > 1 && ` and ${others.length} other pages`}
        </h3>{' '}
        <span className={`tag ${change}`}>{pageChangeText(page)}</span>
      </summary>
      {others.length > 0 && <p>These pages change in exactly the same way. The pictures show the first.</p>}
      <ul className="paths">
        {[path, ...others].map((one) => (
          <li key={one}>
            <PagePath path={one} />
          </li>
        ))}
      </ul>
      {screenshots.length === 0 && change !== 'redirected' && <p>There is no screenshot of it.</p>}
      <div className="shots">
        {screenshots.map((one) => (
          <Screenshots key={one.width} screenshots={one} />
        ))}
      </div>
    </details>
  )
}

/** The changed pages, before and after. */
export function PagesSection({ pages, screenshots, buildFailed }: PreviewReport) {
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
