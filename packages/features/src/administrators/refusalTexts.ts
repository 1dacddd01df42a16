import { administratorsErrors as codes } from '@atrium/contracts/administrators/contract'
import type { administratorsMessages } from './messages'

type AdministratorTexts = (typeof administratorsMessages)['chinese']

/** Messages for the service's refusals, by code. */
export const refusalTexts = (texts: AdministratorTexts): Readonly<Record<number, string>> => ({
  [codes.nameTaken]: texts.nameTaken,
  [codes.changedMeanwhile]: texts.changedMeanwhile,
  [codes.tooManyGroups]: texts.tooManyGroups,
  [codes.holdsEverything]: texts.holdsEverything,
  [codes.departmentGone]: texts.departmentGone,
  [codes.memberGone]: texts.memberGone,
  [codes.isSuperAdministrator]: texts.isSuperAdministrator,
})
