export { BulkDialog, type BulkDialogProps } from './BulkDialog'
export { BulkLicencesFeature, type BulkLicencesFeatureProps } from './BulkLicencesFeature'
export { english as bulkLicencesEnglish } from './english'
export type { DepartmentsPickerProps, ProductsPickerProps } from './parts/HostParts'
