import { graphql, useStaticQuery } from 'gatsby'
import { pageUrl } from '../routes/addresses'

interface HeadTagsProps {
  /** The page's title without the firm's name. */
  title: string
  description: string
  /**
   * The data of a page that can be found and shared. The 404 page has none, because its status excludes it from both.
   */
  address?: {
    /** The only path of the page that is reported to search engines. */
    canonicalPath: string
    shareImage: Queries.ShareImageFragment
    /** The page's JSON-LD for search engines, made safe for HTML by the build. */
    structuredData: string | null
  }
}

/**
 * The content of a page's head: for the browser tab, for search engines, and for social networks where the page is
 * shared.
 */
export function HeadTags({ title, description, address }: HeadTagsProps) {
  const { settings } = useStaticQuery<Queries.HeadTagsQuery>(graphql`
    query HeadTags {
      settings {
        name
        url
      }
    }
  `)
  return (
    <>
      <title>{`${title} | ${settings.name}`}</title>
      <meta name="description" content={description} />
      {address && <AddressTags title={title} description={description} {...address} {...settings} />}
    </>
  )
}

type AddressTagsProps = Required<HeadTagsProps>['address'] &
  Pick<HeadTagsProps, 'title' | 'description'> &
  Queries.HeadTagsQuery['settings']

/** The Open Graph protocol (ogp.me); X uses it for values that have no tag of X's own. */
function AddressTags({ title, description, canonicalPath, shareImage, structuredData, name, url }: AddressTagsProps) {
  const canonical = pageUrl(url, canonicalPath)
  return (
    <>
      <link rel="canonical" href={canonical} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={canonical} />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={`${url}${shareImage.path}`} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(shareImage.width)} />
      <meta property="og:image:height" content={String(shareImage.height)} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      {structuredData && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData }} />}
    </>
  )
}

export const query = graphql`
  fragment ShareImage on ShareImage {
    path
    width
    height
  }
`
