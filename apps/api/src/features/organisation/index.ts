export { callerScope, companyScope } from './companyScope'
export {
  departmentIdsOf,
  departmentPathNames,
  departmentsBelowTops,
  departmentsInScope,
  isInScope,
  looksAfterAll,
  pathName,
} from './departmentQueries'
export { departmentOf, groupOfPlace, placeInSameGroup, placeOfMember } from './joins'
export { lockCompany, lockOwnCompanies, lockOwner } from './locks'
export { looksAfterCompany, looksAfterMember, overseer } from './looksAfterMember'
export { leaveGroups, memberMatches, memberPage, personMatches } from './memberQueries'
export { findCompanyName, namesInCompany } from './names'
export { holdersOf, refreshMenuCounts } from './refreshMenuCounts'
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
export { companiesWantingSecondStep, lacksSecondStep, untilWhen } from './secondStepRequirement'
