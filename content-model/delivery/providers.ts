/** The delivery providers, each named after its file. Editors choose from them in this order, the alphabetical. */
export * as endpoint from './endpoint'
export * as formspree from './formspree'
export * as netlify from './netlify'
export * as web3forms from './web3forms'
