/** The services that count visits, in their enumeration's order, named after their files. */
export * as endpoint from './endpoint'
export * as goatcounter from './goatcounter'
export * as plausible from './plausible'
export * as umami from './umami'
