import { type ComponentType, createElement, type ReactElement } from 'react'
import { service as serviceModel } from '../../content-model/service'
import { planTrail } from '../../illustrations/trail'
import { Consultation } from '../../sections/Consultation'
import { Positions } from '../../sections/Positions'
import { ServiceHero } from '../../sections/ServiceHero'
import { Testimonials } from '../../sections/Testimonials'
import { SAMPLES } from '../text'
import { longest } from './extremes'
import { endlessDelivery, failedDelivery, instantDelivery, submit, submitEmpty } from './form-plays'
import { asPhotograph, type Play, type Specimen } from './specimen'

/** How a state of a component differs from the component as published. */
interface Change<Props> {
  state: string
  props?: Partial<Props>
  /** Brings it into the state; the specimen is then inert. */
  play?: Play
}

/** States of sections that no content has: optional additions to those that all sections are shown in. */
const FURTHER_STATES = [
  statesOf(Testimonials, () => [{ state: 'no testimonials: no section', props: { testimonials: [] } }]),

  statesOf(Positions, ({ jobs }) => [
    {
      state: 'nine jobs',
      props: { jobs: [...jobs, ...jobs, ...jobs].slice(0, 9).map((job, at) => ({ ...job, slug: `job-${at}` })) },
    },
    {
      state: 'unpublished jobs, opened',
      props: { jobs: jobs.map((job) => ({ ...job, unpublished: SAMPLES.unpublished })) },
      play: openAll,
    },
    { state: 'no job', props: { jobs: [] } },
  ]),

  statesOf(ServiceHero, ({ service }) => {
    const { cards, ...texts } = longest(serviceModel.pick({ title: true, introduction: true, cards: true }))
    const titles = cards.map(({ title }) => title)
    // The trail is on another terrain than the map; this state is about its labels.
    const map = { ...service.map, trail: planTrail(service.name, titles) }
    return [
      { state: 'the longest titles, also on the map', props: { service: { ...service, ...texts, cards, map } } },
      {
        state: 'an image instead of the map',
        props: { service: { ...service, image: asPhotograph(service.map.image), imageAlt: service.name } },
      },
    ]
  }),

  statesOf(Consultation, () => [
    { state: 'invalid: sent with its required fields empty', play: submitEmpty },
    { state: 'submitting', props: { delivery: endlessDelivery }, play: submit },
    { state: 'succeeded', props: { delivery: instantDelivery }, play: submit },
    { state: 'failed: nothing was sent', props: { delivery: failedDelivery }, play: submit },
  ]),
]

/** Returns the further states of a section, made from how it is published. */
export function furtherStates(section: ReactElement): Specimen[] {
  return FURTHER_STATES.flatMap((statesIn) => statesIn(section))
}

function statesOf<Props extends object>(
  component: ComponentType<Props>,
  changes: (published: Props) => readonly Change<Props>[],
) {
  const isComponent = (element: ReactElement): element is ReactElement<Props> => element.type === component
  return (section: ReactElement): Specimen[] => {
    if (!isComponent(section)) return []
    return changes(section.props).map(({ state, props, play }) => ({
      state,
      element: createElement(component, { ...section.props, ...props }),
      play,
      inert: play !== undefined,
    }))
  }
}

/** Opens every position. */
function openAll(root: ParentNode): void {
  for (const position of root.querySelectorAll('details')) position.open = true
}
