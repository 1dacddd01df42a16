import { pagePaths } from '@atrium/contracts/paths'
import { useAtom } from 'jotai'
import { useTexts } from '../shared/host/useHost'
import { RequestFailure } from '../shared/request/RequestFailure'
import { Screen } from '../shared/screen/Screen'
import { recordAtom } from './certification/atoms'
import { companyMessages } from './messages'
import { FormSkeleton } from './parts/FormSkeleton'
import { ReviewOutcome } from './parts/ReviewOutcome'

/** `/companyRouteCallback`: where a submission leads. Opened by its address, it says what is true by then. */
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
