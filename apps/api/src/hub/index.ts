export { createHub, type Hub, type HubOptions } from './createHub'
export type { HubSettings } from './HubSettings'
export { mountNegotiate } from './mountNegotiate'
