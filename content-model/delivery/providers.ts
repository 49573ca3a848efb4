/**
 * The delivery providers, in alphabetical order, which is also their enumeration order. Each is named after its file.
 */
export * as endpoint from './endpoint'
export * as formspree from './formspree'
export * as netlify from './netlify'
export * as web3forms from './web3forms'
