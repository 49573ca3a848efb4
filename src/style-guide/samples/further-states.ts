import { type ComponentType, createElement, type ReactElement } from 'react'
import { service as serviceModel } from '../../content-model/service'
import { testimonial as testimonialModel } from '../../content-model/testimonial'
import { MAX_TITLES, planTrail } from '../../illustrations/trail'
import { AboutTeam } from '../../sections/AboutTeam'
import { Consultation } from '../../sections/Consultation'
import { Positions } from '../../sections/Positions'
import { Profiles } from '../../sections/Profiles'
import { ServiceHero } from '../../sections/ServiceHero'
import { Testimonials } from '../../sections/Testimonials'
import { LABEL_FONT } from '../label-font'
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

/** A testimonial that does not depend on the content, which may have none. */
const TESTIMONIAL = longest(testimonialModel.pick({ quote: true, author: true, title: true, rating: true }))

/** States of sections that no content has: optional additions to those that all sections are shown in. */
const FURTHER_STATES = [
  statesOf(AboutTeam, ({ members }) =>
    [1, 3, 5, 6].map((count) => ({ state: `people: ${count}`, props: { members: repeated(members, count) } })),
  ),

  statesOf(Profiles, ({ members }) =>
    [1, 40].map((count) => ({ state: `people: ${count}`, props: { members: repeated(members, count) } })),
  ),

  statesOf(Testimonials, () => [
    ...[1, 2, 3].map((count) => ({
      state: `testimonials: ${count}`,
      props: {
        testimonials: Array.from({ length: count }, (_, at) => ({ ...TESTIMONIAL, id: String(at), unpublished: null })),
      },
    })),
    { state: 'no testimonials: no section', props: { testimonials: [] } },
  ]),

  statesOf(Positions, ({ jobs }) => [
    ...[1, 9, 60].map((count) => ({ state: `jobs: ${count}`, props: { jobs: repeated(jobs, count) } })),
    {
      state: 'unpublished jobs, opened',
      props: { jobs: jobs.map((job) => ({ ...job, unpublished: SAMPLES.unpublished })) },
      play: openAll,
    },
    { state: 'no job', props: { jobs: [] } },
  ]),

  statesOf(ServiceHero, ({ service }) => {
    const { cards, ...texts } = longest(serviceModel.pick({ title: true, introduction: true, cards: true }))
    const named = cards.slice(0, MAX_TITLES)
    // The trail is on another terrain than the map; this state is about its labels.
    const titles = named.map(({ title }) => title)
    const map = service.map && { ...service.map, trail: planTrail(service.name, titles, LABEL_FONT) }
    return [
      { state: 'the longest titles, also on the map', props: { service: { ...service, ...texts, cards: named, map } } },
      ...(service.map
        ? [
            {
              state: 'an image instead of the map',
              props: { service: { ...service, image: asPhotograph(service.map.image), imageAlt: service.name } },
            },
          ]
        : []),
      { state: 'neither an image nor a map', props: { service: { ...service, image: null, map: null } } },
    ]
  }),

  statesOf(Consultation, () => [
    { state: 'about a service', props: { service: longest(serviceModel.pick({ name: true })).name } },
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

/** Returns a number of entries: copies of the given ones with slugs of their own; none if there are none. */
function repeated<Entry extends { slug: string }>(entries: readonly Entry[], count: number): Entry[] {
  return Array.from({ length: count }, (_, at) => entries[at % entries.length]).flatMap((entry, at) =>
    entry ? [{ ...entry, slug: `${entry.slug}-${at}` }] : [],
  )
}

/** Opens every position. */
function openAll(root: ParentNode): void {
  for (const position of root.querySelectorAll('details')) position.open = true
}
