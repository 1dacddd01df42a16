export { english as licenceRulesEnglish } from './english'
export { LicenceRuleForm } from './LicenceRuleForm'
export { LicenceRules } from './LicenceRules'
export { LicenceRulesFeature, type LicenceRulesFeatureProps } from './LicenceRulesFeature'
export type {
  DepartmentPickerProps,
  DepartmentsPickerProps,
  GroupsPickerProps,
  MembersPickerProps,
  ProductsPickerProps,
} from './parts/HostParts'
export { WaitingNotice } from './parts/WaitingNotice'
