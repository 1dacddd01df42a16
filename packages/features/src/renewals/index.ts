export { english as renewalsEnglish } from './english'
export { RenewalsFeature, type RenewalsFeatureProps } from './RenewalsFeature'
