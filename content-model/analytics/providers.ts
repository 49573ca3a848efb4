/** The services that can count visits, in alphabetical order, in which JavaScript enumerates them. Each has the name of its file. */
export * as endpoint from './endpoint'
export * as goatcounter from './goatcounter'
export * as plausible from './plausible'
export * as umami from './umami'
