import * as providers from '../../../content-model/scheduling/providers'
import { type SettingSamples, withSamples } from '../provider-samples'

/** A visitor whose name and address have characters that mean something else in a query. */
export const VISITOR = { name: 'Zoë O’Neil & Söhne', email: 'zoe+calls@example.com' }

/** The query that fills in the form for {@link VISITOR}. */
const FILLED_IN = 'name=Zo%C3%AB%20O%E2%80%99Neil%20%26%20S%C3%B6hne&email=zoe%2Bcalls%40example.com'

/** What a service's documentation says about it, as the tests of every service expect it. */
interface SchedulingSample extends SettingSamples {
  settings: { url: string }
  /** Where the button leads after {@link VISITOR} has sent a request. */
  filledIn: string
}

const GOOGLE = 'https://calendar.google.com/calendar/appointments/schedules/AcZssZ1_x?gv=true'
const MICROSOFT = 'https://outlook.office.com/book/waymark@example.com/?ismsaljsauthenabled'
const OTHER = 'https://calendar.example.com/waymark'

const SAMPLES: Readonly<Record<keyof typeof providers, SchedulingSample>> = {
  calcom: {
    settings: { url: 'https://cal.com/waymark/first-call' },
    wrong: { url: 'https://cal.com.example.com/waymark' },
    filledIn: `https://cal.com/waymark/first-call?${FILLED_IN}`,
  },
  calendly: {
    settings: { url: 'https://calendly.com/waymark/first-call?hide_gdpr_banner=1#times' },
    wrong: { url: 'https://www.calendly.example/waymark' },
    filledIn: `https://calendly.com/waymark/first-call?hide_gdpr_banner=1&${FILLED_IN}#times`,
  },
  google: { settings: { url: GOOGLE }, wrong: { url: 'https://calendar.google.com/calendar/r' }, filledIn: GOOGLE },
  microsoft: { settings: { url: MICROSOFT }, wrong: { url: 'https://outlook.office.com/mail/' }, filledIn: MICROSOFT },
  other: { settings: { url: OTHER }, wrong: {}, filledIn: OTHER },
}

/** The services that run calendars, with their samples. */
export const SCHEDULING_PROVIDERS = withSamples(Object.values(providers), SAMPLES)
