import { VisuallyHidden } from '../primitives/Text'
import type { PlainForm } from './plain-form'

/** What the consultation form has for its provider alone: fields that go along, and one that only programs fill in. */
export function PlainFields({ plain: { hidden, honeypot } }: { plain: PlainForm }) {
  return (
    <>
      {hidden.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} defaultValue={value} />
      ))}
      <VisuallyHidden aria-hidden="true">
        <input type={honeypot.type} name={honeypot.name} tabIndex={-1} autoComplete="off" />
      </VisuallyHidden>
    </>
  )
}
