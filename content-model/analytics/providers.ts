/** The services that can count visits, in the order of their enumeration. Each is named after its file. */
export * as endpoint from './endpoint'
export * as goatcounter from './goatcounter'
export * as plausible from './plausible'
export * as umami from './umami'
