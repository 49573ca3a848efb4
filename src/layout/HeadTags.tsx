import { graphql, type HeadProps } from 'gatsby'
import { pageUrl } from '../../content-model/routes/absolute-urls'
import { useSiteSettings } from './useSiteSettings'

type PageHead = Queries.HeadFragment['head']

interface HeadTagsProps extends Pick<PageHead, 'title' | 'description'> {
  /** What a page shows that can be found and shared. */
  address?: PageHead['address']
}

/** The content of a page's head. */
export function HeadTags({ title, description, address }: HeadTagsProps) {
  const { name, url } = useSiteSettings()
  const canonical = address ? pageUrl(url, address.canonicalPath) : undefined
  return (
    <>
      <title>{`${title} | ${name}`}</title>
      <meta name="description" content={description} />
      {address && (
        // The Open Graph protocol (ogp.me); X uses it where it has no tag of its own.
        <>
          <link rel="canonical" href={canonical} />
          <meta property="og:type" content="website" />
          <meta property="og:url" content={canonical} />
          <meta property="og:site_name" content={name} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:image" content={`${url}${address.shareImage.path}`} />
          <meta property="og:image:width" content={String(address.shareImage.width)} />
          <meta property="og:image:height" content={String(address.shareImage.height)} />
          <meta property="og:image:alt" content={title} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {address?.structuredData && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: address.structuredData }} />
      )}
    </>
  )
}

/** A page's head content, from the part of its data that contains it. */
export function Head({ data }: HeadProps<Readonly<Record<string, { head?: PageHead }>>>) {
  const head = Object.values(data).find((part) => part.head)?.head
  return head && <HeadTags {...head} />
}

export const query = graphql`
  fragment Head on Page {
    head {
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
  }
`
