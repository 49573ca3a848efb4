import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Avatar } from '../components/Avatar'

/** Who calls a visitor who has sent a request. */
export function Callers({ callers }: { callers: Queries.CallersFragment }) {
  return (
    <Root>
      {callers.members.map(({ slug, name, image }) => (
        <Portrait key={slug} name={name} portrait={image} sizes="6rem" />
      ))}
      <p>{callers.text}</p>
    </Root>
  )
}

export const query = graphql`
  fragment Callers on ContactPageCallers {
    members {
      slug
      name
      image {
        gatsbyImageData(width: 192, aspectRatio: 1, formats: [AVIF])
      }
    }
    text
  }
`

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-sm);
  align-items: center;

  p {
    flex: 1 1 10rem;
    text-wrap: balance;
  }
`

const Portrait = styled(Avatar)`
  inline-size: 6rem;
`
