import { departmentErrors } from '@atrium/contracts/departments/errorCodes'
import type { Texts } from '../../shared/texts/messages'
import type { departmentsMessages } from '../messages'

type DepartmentTexts = (typeof departmentsMessages)['chinese'] & Texts

/** Messages for the service's refusals, by code. Other refusals use the service's own message. */
export const refusalTexts = (texts: DepartmentTexts): Readonly<Record<number, string>> => ({
  [departmentErrors.topLevel]: texts.topLevel,
  [departmentErrors.hasChildren]: texts.hasChildren,
  [departmentErrors.tooDeep]: texts.tooDeep,
  [departmentErrors.hasAdministrators]: texts.hasAdministrators,
  [departmentErrors.membersAreAdministrators]: texts.membersAreAdministrators,
  [departmentErrors.nameTaken]: texts.nameTaken,
  [departmentErrors.alreadyAdministrator]: texts.alreadyAdministrator,
  [departmentErrors.passportRefused]: texts.passportRefused,
  [departmentErrors.changedMeanwhile]: texts.changedMeanwhile,
  [departmentErrors.deletesSelf]: texts.deletesSelf,
  [departmentErrors.deletesSuperAdministrator]: texts.deletesSuperAdministrator,
  [departmentErrors.deletesAdministrator]: texts.deletesAdministrator,
  [departmentErrors.transfersToSelf]: texts.transfersToSelf,
  [departmentErrors.nobodyMoves]: texts.nobodyMoves,
})
