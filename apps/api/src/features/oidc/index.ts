export { mountProvider } from './mountProvider'
export { oidcRoutes } from './oidcRoutes'
export { runLogouts } from './runLogouts'
export { signingKeysKeptMilliseconds } from './signingKeys'
