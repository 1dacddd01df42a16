export { english as securityEnglish } from './english'
export { SecurityFeature, type SecurityFeatureProps } from './SecurityFeature'
export { SecurityLine } from './SecurityLine'
export { useWeakCount } from './useWeakCount'
