import { pagePaths } from '@atrium/contracts/paths'
import { useAtom } from 'jotai'
import { useTexts } from '../shared/host/useHost'
import { RequestFailure } from '../shared/request/RequestFailure'
import { Screen } from '../shared/screen/Screen'
import { recordAtom } from './certification/atoms'
import { certificationMessages } from './certification/messages'
import { CancelAudit } from './certification/parts/CancelAudit'
import { LicencePicture } from './certification/parts/LicencePicture'
import { StatusNotice } from './certification/parts/StatusNotice'
import { companyMessages } from './messages'
import { CertificationBadge } from './parts/CertificationBadge'
import { CompanyRecord } from './parts/CompanyRecord'
import { FormSkeleton } from './parts/FormSkeleton'

/** `/companyInfoDetail`: what was submitted, whole; while it is under review it can be taken back here. */
export function CompanyInformationDetail() {
  const texts = useTexts(companyMessages)
  const words = useTexts(certificationMessages)
  const [record, askAgain] = useAtom(recordAtom)
  const detail = record.state === 'ready' ? record.value.detail : undefined
  return (
    <Screen
      above={[{ name: texts.enterprise }, { name: texts.information, to: pagePaths.companyInformation }]}
      name={words.detailTitle}
      width="reading"
      status={detail && <CertificationBadge status={detail.certificationStatus} />}
      actions={detail?.certificationStatus === 'pending' && <CancelAudit detail={detail} />}
    >
      {record.state === 'loading' && <FormSkeleton />}
      {record.state === 'failed' && (
        <RequestFailure failure={record.failure} title={texts.informationFailed} onRetry={askAgain} />
      )}
      {record.state === 'ready' && (
        <>
          <StatusNotice detail={record.value.detail} />
          <CompanyRecord detail={record.value.detail} />
          {detail?.licencePath && <LicencePicture />}
        </>
      )}
    </Screen>
  )
}
