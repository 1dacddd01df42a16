export type { GuideName } from './api'
export { GuidesFeature, type GuidesFeatureProps } from './GuidesFeature'
