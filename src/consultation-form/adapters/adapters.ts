import type { Via } from '../../routes/deliveries'
import type { Adapter } from './adapter'
import { endpoint } from './endpoint'
import { formspree } from './formspree'
import { netlify } from './netlify'
import { web3forms } from './web3forms'

/** Every way to deliver requests that leave the page, by its name in `content/delivery.yml`. */
export const ADAPTERS: Readonly<Record<Exclude<Via, 'simulated'>, Adapter>> = {
  endpoint,
  netlify,
  formspree,
  web3forms,
}
