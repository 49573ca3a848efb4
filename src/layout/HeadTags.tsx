import { graphql, useStaticQuery } from 'gatsby'
import { pageAddress } from '../routes/addresses'

interface HeadTagsProps {
  /** The page's title, without the firm's name. */
  title: string
  description: string
  /** What makes a page one to find and share; none for the 404 page, whose status keeps it out of them. */
  address?: {
    /** The one path that search engines are told of. */
    canonicalPath: string
    shareImage: Queries.ShareImageFragment
    /** What it tells search engines as JSON-LD, made safe for HTML by the build. */
    structuredData: string | null
  }
}

/** What a page says in its head: to the browser's tab, to search engines and to networks where it is shared. */
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

/** The Open Graph protocol (ogp.me); X takes what it does not name itself from there. */
function AddressTags({ title, description, canonicalPath, shareImage, structuredData, name, url }: AddressTagsProps) {
  const canonical = pageAddress(url, canonicalPath)
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
