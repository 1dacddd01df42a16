export { type ClientOptions, createClient, type TokenSource } from './client'
export { Failure, type FailureKind } from './Failure'
export { FeatureProvider, type FeatureProviderProps } from './FeatureProvider'
export type { Host, Locale, Location, Notice, Store, TextOverrides } from './host'
