import { graphql, useStaticQuery } from 'gatsby'

interface HeadTagsProps {
  /** The page's title, without the firm's name. */
  title: string
  description: string
  /** The one path that search engines are told of; none for a page that they shall not list. */
  canonicalPath?: string
}

/** What a page says in its head: to the browser's tab and to search engines. */
export function HeadTags({ title, description, canonicalPath }: HeadTagsProps) {
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
      {canonicalPath === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={`${settings.url}${canonicalPath === '/' ? '' : canonicalPath}`} />
      )}
    </>
  )
}
