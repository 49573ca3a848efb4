import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { HeadTags } from '../../layout/HeadTags'
import { Thanks } from '../../sections/Thanks'

/** `/contact/thanks`: the confirmation without JavaScript. Search engines do not index it. */
export default function ThanksPage({ data }: PageProps<Queries.ThanksPageQuery>) {
  return <Thanks page={data.thanksPage} scheduling={data.integrations.scheduling} />
}

export function Head({ data }: HeadProps<Queries.ThanksPageQuery>) {
  return (
    <>
      <HeadTags {...data.thanksPage.head} />
      <meta name="robots" content="noindex" />
    </>
  )
}

export const query = graphql`
  query ThanksPage {
    thanksPage {
      ...Head
      ...Thanks
    }
    integrations {
      scheduling {
        ...Scheduling
      }
    }
  }
`
