export { BorrowingFeature, type BorrowingFeatureProps } from './BorrowingFeature'
export { BorrowLicence } from './BorrowLicence'
export { english as borrowingEnglish } from './english'
export { OwnDevices } from './OwnDevices'
