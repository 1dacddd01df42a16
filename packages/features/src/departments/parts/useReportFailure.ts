import { useSetAtom } from 'jotai'
import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useHost'
import type { Failure } from '../../shared/wire/Failure'
import { failureNotice } from '../../shared/wire/failureNotice'
import { departmentsAtom } from '../atoms'
import { departmentErrors } from '../contract'
import { membersAtom } from '../memberList'
import { departmentsMessages } from '../messages'
import { refusalTexts } from './refusalTexts'

/** Tells failures in this feature's words; one that shows the page to be out of date refreshes it. */
export function useReportFailure() {
  const { notify } = useHost()
  const describe = useDescribeFailure(refusalTexts(useTexts(departmentsMessages)))
  const refreshDepartments = useSetAtom(departmentsAtom)
  const refreshMembers = useSetAtom(membersAtom)

  /** The words for it, where they are shown in place. */
  function explain(failure: Failure): string {
    if (failure.code === departmentErrors.changedMeanwhile || failure.kind === 'missing') {
      refreshDepartments()
      refreshMembers()
    }
    return describe(failure)
  }

  return {
    explain,
    report: (failure: Failure) => notify(failureNotice(failure, explain(failure))),
  }
}
