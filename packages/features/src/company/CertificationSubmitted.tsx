import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'
import { useAtom } from 'jotai'
import { FeatureLink } from '../shared/host/FeatureLink'
import { useTexts } from '../shared/host/useKept'
import { RequestFailure } from '../shared/request/RequestFailure'
import { Screen } from '../shared/screen/Screen'
import type { CertificationStatus } from './api'
import { recordAtom } from './certification/atoms'
import { certificationMessages } from './certification/messages'
import { companyMessages } from './messages'
import { FormSkeleton } from './parts/FormSkeleton'

/** `/companyRouteCallback`: the page after a submission. Opened directly, it shows the current state. */
export function CertificationSubmitted() {
  const texts = useTexts(companyMessages)
  const [record, askAgain] = useAtom(recordAtom)
  const detail = record.state === 'ready' ? record.value.detail : null
  return (
    <Screen
      above={[{ name: texts.enterprise }, { name: texts.information, to: pagePaths.companyInformation }]}
      name={texts.certification}
    >
      {record.state === 'loading' && <FormSkeleton />}
      {record.state === 'failed' && (
        <RequestFailure failure={record.failure} title={texts.informationFailed} onRetry={askAgain} />
      )}
      {record.state === 'ready' && (
        <ReviewOutcome
          status={detail?.certificationStatus ?? 'uncertified'}
          opinion={detail?.auditDetail ?? ''}
        />
      )}
    </Screen>
  )
}

interface ReviewOutcomeProps {
  readonly status: CertificationStatus
  /** The reviewer's comment. */
  readonly opinion: string
}

/** The progress of the submission, and the next step. */
function ReviewOutcome({ status, opinion }: ReviewOutcomeProps) {
  const words = useTexts(certificationMessages)
  const { certifyAgain } = useTexts(companyMessages)
  const isRefused = status === 'rejected'
  const outcomes = {
    uncertified: { drawing: 'empty', title: words.doneNothing, description: words.doneNothingText },
    pending: { drawing: 'done', title: words.doneTitle, description: words.doneText },
    rejected: { drawing: 'failed', title: words.doneRefused, description: words.doneRefusedText(opinion) },
    certified: { drawing: 'done', title: words.doneApproved, description: words.doneApprovedText },
  } as const
  return (
    <EmptyState
      {...outcomes[status]}
      action={
        <>
          <Button variant="primary" asChild>
            <FeatureLink to={pagePaths.companyInformation}>
              {isRefused ? certifyAgain : words.toInformation}
            </FeatureLink>
          </Button>
          <Button asChild>
            <FeatureLink to={pagePaths.companyHome}>{words.toHome}</FeatureLink>
          </Button>
        </>
      }
    />
  )
}
