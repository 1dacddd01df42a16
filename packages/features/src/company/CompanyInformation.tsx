import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom } from 'jotai'
import { RequestFailure } from '../shared/RequestFailure'
import { Screen } from '../shared/Screen'
import { sharedMessages } from '../shared/sharedMessages'
import { useTexts } from '../shared/useHost'
import { companyDetailAtom } from './atoms'
import { companyMessages } from './messages'
import { CertificationBadge } from './parts/CertificationBadge'
import { CertificationGuide } from './parts/CertificationGuide'
import { CompanyRecord } from './parts/CompanyRecord'

/** The company's record and the state of its certification, to read. Changes go through customer service. */
export function CompanyInformation() {
  const texts = useTexts(companyMessages)
  const { loading } = useTexts(sharedMessages)
  const [detail, askAgain] = useAtom(companyDetailAtom)
  const status = detail.state === 'ready' ? (detail.value?.certificatationStatus ?? 0) : undefined
  return (
    <Screen
      above={[{ name: texts.enterprise }]}
      name={texts.information}
      status={status !== undefined && <CertificationBadge status={status} />}
    >
      {detail.state === 'loading' && (
        <div role="status" aria-label={loading}>
          <Skeleton shape="block" height={320} />
        </div>
      )}
      {detail.state === 'failed' && (
        <RequestFailure failure={detail.failure} title={texts.informationFailed} onRetry={askAgain} />
      )}
      {detail.state === 'ready' && (
        <>
          <CompanyRecord detail={detail.value} />
          <CertificationGuide status={detail.value?.certificatationStatus ?? 0} />
        </>
      )}
    </Screen>
  )
}
