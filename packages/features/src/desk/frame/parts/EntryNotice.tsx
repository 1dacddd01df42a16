import { pagePaths } from '@atrium/contracts/paths'
import { Link } from '@atrium/ui/link'
import { Notice } from '@atrium/ui/notice'
import { useDescribeFailure, useTexts } from '../../../shared/host/useKept'
import type { Failure } from '../../../shared/wire/Failure'
import { deskStaffCodes } from '../../staff/api'
import { frameMessages } from '../messages'

export interface EntryNoticeProps {
  /** Why the service didn't let the person in. */
  readonly failure: Failure
  /** Origin of the account centre, without a trailing slash; empty: the desk's own. */
  readonly accountCentre: string
}

/** On the sign-in: the person may not enter the desk, and what to do about it. */
export function EntryNotice({ failure, accountCentre }: EntryNoticeProps) {
  const texts = useTexts(frameMessages)
  const describe = useDescribeFailure()
  const lacksStep = failure.code === deskStaffCodes.secondStepMissing
  return (
    <Notice
      tone="warning"
      role="alert"
      title={texts.notIn}
      actions={lacksStep && <Link href={accountCentre + pagePaths.security}>{texts.toSecurity}</Link>}
    >
      {describe(failure)}
    </Notice>
  )
}
