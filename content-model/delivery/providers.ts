/** The providers of delivery, in alphabetical order, in which JavaScript enumerates them. Each has the name of its file. */
export * as endpoint from './endpoint'
export * as formspree from './formspree'
export * as netlify from './netlify'
export * as web3forms from './web3forms'
