export { createHub, type Hub } from './createHub'
export type { HubSettings } from './HubSettings'
export { mountNegotiate } from './mountNegotiate'
