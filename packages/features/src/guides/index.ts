export type { GuideName } from './api'
export { english as guidesEnglish } from './english'
export { GuidesFeature, type GuidesFeatureProps } from './GuidesFeature'
