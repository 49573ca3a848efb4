import { graphql } from 'gatsby'
import { VisuallyHidden } from '../components/Text'

interface NoJsFieldsProps {
  form: Queries.NoJsFieldsFragment
  /** The name of a hidden field that is left out, because the form has a visible one with this name. */
  omit: string | undefined
}

/** Fields that only the form's provider needs: hidden fields, and a honeypot that only bots fill in. */
export function NoJsFields({ form: { hidden, honeypot }, omit }: NoJsFieldsProps) {
  return (
    <>
      {hidden.map(
        ({ name, value }) => name !== omit && <input key={name} type="hidden" name={name} defaultValue={value} />,
      )}
      <VisuallyHidden aria-hidden="true">
        <input type={honeypot.type} name={honeypot.name} tabIndex={-1} autoComplete="off" />
      </VisuallyHidden>
    </>
  )
}

export const query = graphql`
  fragment NoJsFields on NoJsForm {
    action
    name
    attributes {
      name
      value
    }
    hidden {
      name
      value
    }
    honeypot {
      name
      type
    }
  }
`
