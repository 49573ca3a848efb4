import { graphql, type PageProps } from 'gatsby'
import { CallToAction } from '../sections/CallToAction'
import { TextSections } from '../sections/TextSections'

export { Head } from '../layout/HeadTags'

/** The page of a text, such as `/privacy`. */
export default function TextPage({ data: { textPage } }: PageProps<Queries.TextPageQuery>) {
  return (
    <>
      <TextSections page={textPage} />
      {textPage.closingPage && <CallToAction page={textPage.closingPage} hasOffer />}
    </>
  )
}

export const query = graphql`
  query TextPage($id: String!) {
    textPage(id: $id) {
      ...Head
      ...TextSections
      closingPage {
        ...CallToAction
      }
    }
  }
`
