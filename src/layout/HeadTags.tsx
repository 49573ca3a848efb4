import { graphql, useStaticQuery } from 'gatsby'
import { pageUrl } from '../routes/urls'

interface HeadTagsProps extends Pick<Queries.PageHeadFragment, 'title' | 'description'> {
  /** What a page that can be found and shared shows there; the 404 page and the thank-you page have none. */
  address?: Queries.PageHeadFragment['address']
}

/**
 * The content of a page's head: for the browser tab, for search engines, and for social networks where the page is
 * shared.
 */
export function HeadTags({ title, description, address }: HeadTagsProps) {
  const { siteSettings } = useStaticQuery<Queries.HeadTagsQuery>(graphql`
    query HeadTags {
      siteSettings {
        name
        url
      }
    }
  `)
  return (
    <>
      <title>{`${title} | ${siteSettings.name}`}</title>
      <meta name="description" content={description} />
      {address && <AddressTags title={title} description={description} {...address} {...siteSettings} />}
    </>
  )
}

type AddressTagsProps = NonNullable<Queries.PageHeadFragment['address']> &
  Pick<Queries.PageHeadFragment, 'title' | 'description'> &
  Queries.HeadTagsQuery['siteSettings']

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
  fragment PageHead on PageHead {
    title
    description
    address {
      canonicalPath
      shareImage {
        path
        width
        height
      }
      structuredData
    }
  }
`
