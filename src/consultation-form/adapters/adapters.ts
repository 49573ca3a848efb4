import type { Via } from '../../routes/deliveries'
import type { Adapter } from './adapter'
import { endpoint } from './endpoint'
import { formspree } from './formspree'
import { netlify } from './netlify'
import { web3forms } from './web3forms'

/** The adapters for deliveries that send requests over the network, by name in `content/delivery.yml`. */
export const ADAPTERS: Readonly<Record<Exclude<Via, 'simulated'>, Adapter>> = {
  endpoint,
  netlify,
  formspree,
  web3forms,
}
