import { DraftBadge } from '../../components/DraftBadge'
import { Offer } from '../../components/Offer'
import { Rating } from '../../components/Rating'
import { Section, type Tone } from '../../components/Section'
import { Heading, Lede, Prose, VisuallyHidden } from '../../components/Text'
import { HIGHEST_RATING } from '../../content-model/rating'
import { interpolate } from '../../layout/interpolate'
import { onTones } from '../Boxes'
import type { Specimens } from '../samples/specimen'
import { SAMPLES, STATES } from '../text'

const SIZES = ['2xl', 'xl', 'lg', 'md', 'sm', 'xs'] as const
const TONES: readonly Tone[] = ['paper', 'mist', 'lake']

/** Components that contain text. */
export const TEXTS: Specimens<unknown> = {
  Text: () => [
    ...SIZES.map((size) => ({
      state: size,
      element: (
        <Heading as="h3" $size={size}>
          {SAMPLES.heading}
        </Heading>
      ),
    })),
    ...onTones(STATES.lede, <Lede>{SAMPLES.lede}</Lede>),
    ...onTones(STATES.prose, <Prose>{SAMPLES.prose}</Prose>),
    { state: STATES.hidden, element: <VisuallyHidden>{SAMPLES.lede}</VisuallyHidden> },
  ],

  Rating: () =>
    Array.from({ length: HIGHEST_RATING }, (_, index) => index + 1).flatMap((rating) => {
      const label = interpolate(SAMPLES.rating, { rating, highest: HIGHEST_RATING })
      return onTones(String(rating), <Rating rating={rating} max={HIGHEST_RATING} label={label} />)
    }),

  Offer: () => onTones(STATES.published, <Offer offer={SAMPLES.offer} />),

  DraftBadge: () => onTones(STATES.unpublished, <DraftBadge reason={SAMPLES.unpublished} />),

  Section: () =>
    TONES.map((tone) => ({
      state: tone,
      element: (
        <Section tone={tone}>
          <p>{SAMPLES.section}</p>
        </Section>
      ),
    })),
}
