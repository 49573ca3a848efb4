import { useContext } from 'react'
import type { PageChange } from './page-changes'
import { Sources } from './picture-sources'
import type { PagePictures, PreviewReport } from './report'
import { pageWords } from './report-words'

function Shot({ pictures, path }: { pictures: PagePictures; path: string }) {
  const source = useContext(Sources)
  const { width, before, after, difference, pixels } = pictures
  const [old, now, differing] = [before, after, difference].map((name) => name && source(name, 'after'))
  const device = `${path} at ${width} pixels`
  if (!old || !now)
    return (
      <figure className="shot" data-width={width}>
        <img src={old ?? now} alt={`${device}, ${old ? 'before' : 'after'}`} loading="lazy" />
        <figcaption>
          {width} px, {old ? 'before' : 'after'}
        </figcaption>
      </figure>
    )
  return (
    <figure className="shot" data-width={width}>
      <figcaption>
        <label>
          Before <input type="range" min="0" max="100" defaultValue="50" /> After, {width} px
        </label>
        {differing && (
          <label>
            <input type="checkbox" /> Difference ({pixels.toLocaleString('en-US')} pixels)
          </label>
        )}
      </figcaption>
      <div className="compare">
        <img className="after" src={now} alt={`${device}, after`} loading="lazy" />
        <img className="before" src={old} alt={`${device}, before`} loading="lazy" />
        {differing && (
          <img className="difference" src={differing} alt={`${device}, the difference`} loading="lazy" hidden />
        )}
      </div>
    </figure>
  )
}

function Page({ page, pictures }: { page: PageChange; pictures: readonly PagePictures[] }) {
  return (
    <details>
      <summary>
        <code>{page.path}</code> <span className={`tag ${page.change}`}>{pageWords(page)}</span>
      </summary>
      {pictures.length === 0 && <p>There is no picture of it.</p>}
      <div className="shots">
        {pictures.map((one) =>
          one.pixels === 0 ? (
            <p key={one.width}>At {one.width} px it looks the same.</p>
          ) : (
            <Shot key={one.width} pictures={one} path={page.path} />
          ),
        )}
      </div>
    </details>
  )
}

/** The pages that visitors get otherwise, before and after. */
export function PagesPart({ pages, pictures }: Pick<PreviewReport, 'pages' | 'pictures'>) {
  if (pages.length === 0) return <p>No page looks or reads otherwise.</p>
  return pages.map((page) => (
    <Page key={page.path} page={page} pictures={pictures.filter(({ path }) => path === page.path)} />
  ))
}
