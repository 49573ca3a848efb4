import type { Reporter } from 'gatsby'
import type { ChosenAnalytics } from '../../src/routes/analytics'

/** Prints where a build counts visits. A build that measures nothing prints nothing. */
export function reportAnalytics({ via, url }: ChosenAnalytics, reporter: Pick<Reporter, 'info'>): void {
  reporter.info(`Visits are counted at ${url} (${via}).`)
}
