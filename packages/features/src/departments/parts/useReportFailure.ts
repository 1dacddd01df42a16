import { useDescribeFailure, useHost } from '../../shared/host/useKept'
import type { Failure } from '../../shared/wire/Failure'
import { failureNotice } from '../../shared/wire/failureNotice'

/** Reports failures with this feature's messages. */
export function useReportFailure() {
  const { notify } = useHost()
  const explain = useDescribeFailure()
  return {
    /** The message, for failures shown in place. */
    explain,
    report: (failure: Failure) => notify(failureNotice(failure, explain(failure))),
  }
}
