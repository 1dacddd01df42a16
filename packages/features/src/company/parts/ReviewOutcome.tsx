import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useHost'
import type { CertificationStatus } from '../api'
import { certificationMessages } from '../certification/messages'
import { companyMessages } from '../messages'

interface ReviewOutcomeProps {
  readonly status: CertificationStatus
  /** What the reviewer says. */
  readonly opinion: string
}

/** How far what was submitted has come, and the way on from there. */
export function ReviewOutcome({ status, opinion }: ReviewOutcomeProps) {
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
