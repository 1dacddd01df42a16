export { english as licenceCostsEnglish } from './english'
export { LicenceCostsFeature, type LicenceCostsFeatureProps } from './LicenceCostsFeature'
