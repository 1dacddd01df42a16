import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { Notice } from '@atrium/ui/notice'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useHost'
import { KeptNumbers } from '../../shared/texts/KeptNumbers'
import { useFormat } from '../../shared/texts/useFormat'
import type { CompanyHomeContent } from '../api'
import { companyMessages } from '../messages'

interface SecondStepNoticeProps {
  readonly wanted: CompanyHomeContent['secondStepWanted']
}

/** That the company waits for one's second step, and until when; nothing where it doesn't. */
export function SecondStepNotice({ wanted }: SecondStepNoticeProps) {
  const texts = useTexts(companyMessages)
  const format = useFormat()
  if (!wanted) return null
  return (
    <Notice
      tone={wanted.until ? 'warning' : 'danger'}
      title={texts.secondStepWanted}
      actions={
        <Button asChild size="small">
          <FeatureLink to={pagePaths.security}>{texts.secondStepSetUp}</FeatureLink>
        </Button>
      }
    >
      <p>
        <KeptNumbers>
          {wanted.until ? texts.secondStepUntil(format.timestamp(wanted.until)) : texts.secondStepOverdue}
        </KeptNumbers>
      </p>
    </Notice>
  )
}
