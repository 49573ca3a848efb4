import { Button, ButtonLink, ButtonRow } from '../../components/Button'
import { Link } from '../../components/Link'
import { Tooltip } from '../../components/Tooltip'
import { onTones } from '../Boxes'
import type { Specimens } from '../samples/specimen'
import { SAMPLES, STATES } from '../text'

const PAGE = '/style-guide'
const OUTSIDE = 'https://example.org'

/** Buttons, links, and tooltips. */
export const ACTIONS: Specimens<unknown> = {
  Button: () => [
    ...onTones(STATES.primary, <Button type="button">{SAMPLES.button}</Button>),
    ...onTones(
      STATES.secondary,
      <Button type="button" $variant="secondary">
        {SAMPLES.button}
      </Button>,
    ),
    ...onTones(
      STATES.disabled,
      <Button type="button" disabled>
        {SAMPLES.button}
      </Button>,
    ),
    { state: STATES.link, element: <ButtonLink to={PAGE}>{SAMPLES.button}</ButtonLink> },
    {
      state: STATES.row,
      element: (
        <ButtonRow>
          <ButtonLink to={PAGE}>{SAMPLES.button}</ButtonLink>
          <ButtonLink to={PAGE} $variant="secondary">
            {SAMPLES.button}
          </ButtonLink>
        </ButtonRow>
      ),
    },
  ],

  Link: () => [
    ...onTones(STATES.inside, <Link to={PAGE}>{SAMPLES.link}</Link>),
    { state: STATES.outside, element: <Link to={OUTSIDE}>{SAMPLES.link}</Link> },
  ],

  Tooltip: () => [
    {
      state: STATES.closed,
      element: (
        <Tooltip text={SAMPLES.tooltip}>
          {(tooltip) => (
            <Link to={PAGE} aria-describedby={tooltip}>
              {SAMPLES.tooltipTrigger}
            </Link>
          )}
        </Tooltip>
      ),
    },
  ],
}
