import type { Measurement } from '../../content-model/analytics/types'

/** The settings of a build that measures, as the build defines them; jsdom's page is the published site. */
export function measurement(changes: Partial<Measurement> = {}): Measurement {
  return { url: 'https://events.example.com/take', origin: 'http://localhost', ...changes }
}
