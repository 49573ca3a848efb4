/** The services that run calendars, each named after its file. Editors choose from them in this order, the alphabetical. */
export * as calcom from './calcom'
export * as calendly from './calendly'
export * as google from './google'
export * as microsoft from './microsoft'
export * as other from './other'
