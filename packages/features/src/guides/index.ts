export { GuidesFeature, type GuidesFeatureProps } from './GuidesFeature'
export type { GuideName } from './guideSteps'
