/** The delivery providers, in their enumeration's order, named after their files. */
export * as endpoint from './endpoint'
export * as formspree from './formspree'
export * as netlify from './netlify'
export * as web3forms from './web3forms'
