export { english as licenceRulesEnglish } from './english'
export { LicenceRulesFeature, type LicenceRulesFeatureProps } from './LicenceRulesFeature'
export type {
  DepartmentPickerProps,
  DepartmentsPickerProps,
  GroupsPickerProps,
  MembersPickerProps,
  ProductsPickerProps,
} from './parts/HostParts'
export { WaitingNotice } from './parts/WaitingNotice'
