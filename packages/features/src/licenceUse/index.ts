export { english as licenceUseEnglish } from './english'
export { LicenceUseFeature, type LicenceUseFeatureProps } from './LicenceUseFeature'
export { ReclaimDialog, type ReclaimDialogProps } from './ReclaimDialog'
