export type { EventTarget, SessionEndedBecause } from './contract'
export { RealtimeFeature, type RealtimeFeatureProps } from './RealtimeFeature'
export { type RealtimeOptions, startRealtime } from './startRealtime'
export type { RealtimeTokens } from './Tokens'
