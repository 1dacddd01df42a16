import { Button } from '@atrium/ui/button'
import { Notice } from '@atrium/ui/notice'
import { useDescribeFailure, useHost, useTexts } from '../../../shared/host/useKept'
import { useAction } from '../../../shared/request/useAction'
import { useFormat } from '../../../shared/texts/useFormat'
import { takeOverAction } from '../../cases/atoms'
import { casesMessages } from '../../cases/messages'
import type { CertificationCase } from '../api'
import { certificationsMessages } from '../messages'
import { KeyCap } from './KeyCap'

interface CaseNoticeProps {
  readonly found: CertificationCase
  /** A colleague works on it. */
  readonly isOthers: boolean
  readonly isReviewer: boolean
  readonly onNext: (() => void) | undefined
  readonly onRefresh: () => void
}

/** Why the case can't be decided here, and what to do instead. Announced when a colleague acts meanwhile. */
export function CaseNotice({ found, isOthers, isReviewer, onNext, onRefresh }: CaseNoticeProps) {
  const texts = useTexts(certificationsMessages)
  const words = useTexts(casesMessages)
  const { timestamp } = useFormat()
  const { notify } = useHost()
  const describe = useDescribeFailure()
  const { run, busy } = useAction(takeOverAction)
  const { caseId, state, claim, decidedAt, decidedBy, detail } = found
  const next = onNext && (
    <Button size="small" onClick={onNext}>
      {texts.next}
      <KeyCap>J</KeyCap>
    </Button>
  )
  async function takeOver() {
    const result = await run({ queue: 'certification', caseId })
    if (!result.done) notify({ tone: 'failure', message: describe(result.failure) })
    onRefresh()
  }
  const isDecided = state !== 'pending'
  return (
    <Notice
      role="status"
      tone={
        state === 'rejected' ? 'danger' : state === 'approved' ? 'success' : isOthers ? 'warning' : 'accent'
      }
      title={
        isDecided
          ? texts.settled(texts[state], decidedBy, timestamp(decidedAt))
          : isOthers && claim
            ? texts.withColleague(claim.name, timestamp(claim.since))
            : isReviewer
              ? undefined
              : texts.readOnly
      }
      actions={
        isDecided ? (
          next
        ) : isOthers && isReviewer ? (
          <>
            <Button size="small" busy={busy} onClick={takeOver}>
              {words.takeOver}
            </Button>
            {next}
          </>
        ) : undefined
      }
    >
      {isDecided ? detail : undefined}
    </Notice>
  )
}
