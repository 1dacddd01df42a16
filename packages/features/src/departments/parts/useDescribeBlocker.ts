import { pagePaths, paths } from '@atrium/contracts/paths'
import { useHost, useTexts } from '../../shared/host/useKept'
import type { Blocker } from '../../shared/impact/api'
import type { DescribedBlocker } from '../../shared/impact/ImpactDialog'
import { departmentDialogMessages, departmentsMessages } from '../messages'

/** The page of permission groups: their members are administrators. */
const administratorsPath = pagePaths.permissionGroups

type Act = 'deleteDepartment' | 'deleteMembers' | 'moveMembers' | 'transfer'

/** Describes a blocker, with the specification's texts, and links to the page where it can be resolved. */
export function useDescribeBlocker(act: Act, departmentId?: string) {
  const texts = useTexts(departmentsMessages)
  const words = useTexts(departmentDialogMessages)
  const { companyRole } = useHost()
  const toGroups =
    companyRole === 'superAdministrator'
      ? { clear: { label: words.toAdministrators, to: administratorsPath } }
      : {}
  const toDepartment = paths.memberManagement({ department: departmentId })

  return ({ reason }: Blocker): DescribedBlocker => {
    switch (reason) {
      case 'subDepartments':
        return { text: texts.hasChildren, clear: { label: words.toSubDepartments, to: toDepartment } }
      case 'departmentAdministrators':
        return { text: texts.hasAdministrators, ...toGroups }
      case 'memberAdministrators':
        return { text: administratorsInTheWay[act](texts), ...toGroups }
      case 'superAdministrator':
        return {
          text: act === 'deleteMembers' ? texts.deletesSuperAdministrator : texts.membersAreAdministrators,
        }
      case 'self':
        return { text: act === 'transfer' ? texts.transfersToSelf : texts.deletesSelf }
      case 'administratorElsewhere':
        return { text: texts.alreadyAdministrator }
      case 'scopeTop':
        return { text: words.scopeTop }
      default:
        return { text: texts.topLevel }
    }
  }
}

type Words = (typeof departmentsMessages)['chinese']

const administratorsInTheWay: Readonly<Record<Act, (texts: Words) => string>> = {
  deleteDepartment: (texts) => texts.hasAdministrators,
  deleteMembers: (texts) => texts.deletesAdministrator,
  moveMembers: (texts) => texts.membersAreAdministrators,
  transfer: (texts) => texts.membersAreAdministrators,
}
