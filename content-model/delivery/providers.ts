/** The delivery providers, in the order of their enumeration. Each is named after its file. */
export * as endpoint from './endpoint'
export * as formspree from './formspree'
export * as netlify from './netlify'
export * as web3forms from './web3forms'
