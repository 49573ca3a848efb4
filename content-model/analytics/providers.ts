/** The services that count visits, each named after its file. Editors choose from them in this order, the alphabetical. */
export * as endpoint from './endpoint'
export * as goatcounter from './goatcounter'
export * as plausible from './plausible'
export * as umami from './umami'
