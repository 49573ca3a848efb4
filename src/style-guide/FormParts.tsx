import { Button, ButtonRow } from '../components/Button'
import { Container } from '../components/Section'
import { Field } from '../consultation-form/Field'
import { contactPage } from '../content-model/contact-page'
import { site } from '../content-model/site'
import { ErrorFallback } from '../layout/ErrorFallback'
import { notify } from '../layout/notify'
import { Fieldset, NarrowBox } from './Boxes'
import { Chapter } from './Part'
import { longest, shortest } from './samples/extremes'
import { fillIn, submitEmpty } from './samples/form-plays'
import type { Specimen } from './samples/specimen'
import { Caption, SmallSpecimens, WideSpecimens } from './Specimens'
import { SAMPLES, STATES } from './text'

const { empty, filled, invalid, disabled, optional } = SAMPLES.fields

/** Names of components without content. */
const FIELD = 'Field'
const TOASTS = 'ToastList'
const ERROR = 'ErrorFallback'

const faults = longest(contactPage.shape.form.shape.faults)

const FIELDS: Specimen[] = [
  { state: STATES.empty, element: <Field faults={faults} name="name" label={empty} optional={optional} /> },
  { state: STATES.filled, element: <Field faults={faults} name="name" label={filled} />, play: fillIn, inert: true },
  {
    state: STATES.invalid,
    element: (
      <form>
        <Field faults={faults} name="name" label={invalid} />
      </form>
    ),
    play: submitEmpty,
    inert: true,
  },
  {
    state: STATES.disabled,
    element: (
      <Fieldset disabled>
        <Field faults={faults} name="name" label={disabled} />
      </Fieldset>
    ),
  },
  {
    state: STATES.area,
    element: <Field faults={faults} name="message" label={filled} rows={5} />,
    play: fillIn,
    inert: true,
  },
].map((specimen) => ({ ...specimen, element: <NarrowBox>{specimen.element}</NarrowBox> }))

const ERRORS: Specimen[] = [
  { state: STATES.longest, element: <ErrorFallback copy={longest(site.shape.errorFallback)} />, inert: true },
  { state: STATES.shortest, element: <ErrorFallback copy={shortest(site.shape.errorFallback)} />, inert: true },
]

const MANY = 4

/** The form fields in all states, buttons that show toasts, and the fallback for errors. */
export function FormParts() {
  const { toast, showOne, showMany, showLong } = SAMPLES
  const show = (times: number, message: typeof toast) => () => {
    for (let time = 0; time < times; time += 1) notify(message)
  }
  return (
    <>
      <Chapter id={FIELD} title={FIELD}>
        <SmallSpecimens name={FIELD} specimens={FIELDS} />
      </Chapter>
      <Chapter id={TOASTS} title={TOASTS}>
        <Container>
          <p>
            <Caption name={TOASTS} state={STATES.toasts} />
          </p>
          <ButtonRow>
            <Button type="button" $variant="secondary" onClick={show(1, toast)}>
              {showOne}
            </Button>
            <Button type="button" $variant="secondary" onClick={show(MANY, toast)}>
              {showMany}
            </Button>
            <Button
              type="button"
              $variant="secondary"
              onClick={show(1, longest(contactPage.shape.form.shape.success.pick({ title: true, text: true })))}
            >
              {showLong}
            </Button>
          </ButtonRow>
        </Container>
      </Chapter>
      <Chapter id={ERROR} title={ERROR}>
        <WideSpecimens name={ERROR} specimens={ERRORS} />
      </Chapter>
    </>
  )
}
