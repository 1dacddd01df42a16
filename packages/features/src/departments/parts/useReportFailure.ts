import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useKept'
import type { Failure } from '../../shared/wire/Failure'
import { failureNotice } from '../../shared/wire/failureNotice'
import { departmentsMessages } from '../messages'
import { refusalTexts } from './refusalTexts'

/** Reports failures with this feature's messages. */
export function useReportFailure() {
  const { notify } = useHost()
  const explain = useDescribeFailure(refusalTexts(useTexts(departmentsMessages)))
  return {
    /** The message, for failures shown in place. */
    explain,
    report: (failure: Failure) => notify(failureNotice(failure, explain(failure))),
  }
}
