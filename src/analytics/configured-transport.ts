import { encode } from 'configured-analytics'
import { createTransport } from './transport'

/** Sends an event to the service configured in `content/integrations.yml`, if any. */
export const sendEvent = ANALYTICS && createTransport(encode, ANALYTICS)
