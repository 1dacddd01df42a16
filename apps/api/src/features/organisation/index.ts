export { companiesWantingSecondStep, untilWhen } from './companiesWantingSecondStep'
export { callerScope, companyScope } from './companyScope'
export { departmentIdsOf } from './departmentIdsOf'
export { departmentPathNames } from './departmentPathNames'
export { departmentsBelowTops } from './departmentsBelowTops'
export { departmentsInScope } from './departmentsInScope'
export { findCompanyName } from './findCompanyName'
export { isInScope } from './isInScope'
export { departmentOf, groupOfPlace, placeInSameGroup, placeOfMember } from './joins'
export { lacksSecondStep } from './lacksSecondStep'
export { leaveGroups } from './leaveGroups'
export { lockCompany } from './lockCompany'
export { lockOwnCompanies } from './lockOwnCompanies'
export { lockOwner } from './lockOwner'
export { looksAfterAll } from './looksAfterAll'
export { looksAfterMember, overseer } from './looksAfterMember'
export { memberMatches } from './memberMatches'
export { memberPage } from './memberPage'
export { namesInCompany } from './namesInCompany'
export { pathName } from './pathName'
export { personMatches } from './personMatches'
export {
  findDepartment,
  findMembers,
  fromTheTop,
  isScopeTop,
  type PlacedDepartment,
  type PlacedMember,
  placedDepartment,
  visibleParent,
} from './scope'
export { scopeRefusals } from './scopeRefusals'
export { holdersOf, tellMenus } from './tellMenus'
