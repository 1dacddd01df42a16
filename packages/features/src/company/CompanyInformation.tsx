import { Breadcrumb, BreadcrumbItem } from '@atrium/ui/breadcrumb'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom } from 'jotai'
import { RequestFailure } from '../shared/RequestFailure'
import { sharedMessages } from '../shared/sharedMessages'
import { useTexts } from '../shared/useHost'
import { useTitle } from '../shared/useTitle'
import { companyDetailAtom } from './atoms'
import styles from './CompanyInformation.module.css'
import { companyMessages } from './messages'
import { CertificationBadge } from './parts/CertificationBadge'
import { CertificationGuide } from './parts/CertificationGuide'
import { CompanyRecord } from './parts/CompanyRecord'

/** The company's record and the state of its certification, to read. Changes go through customer service. */
export function CompanyInformation() {
  const texts = useTexts(companyMessages)
  useTitle(texts.information)
  const { loading } = useTexts(sharedMessages)
  const [detail, askAgain] = useAtom(companyDetailAtom)
  const status = detail.state === 'ready' ? (detail.value?.certificatationStatus ?? 0) : undefined
  return (
    <div className={styles.page}>
      <Breadcrumb label={texts.breadcrumb}>
        <BreadcrumbItem>{texts.enterprise}</BreadcrumbItem>
        <BreadcrumbItem current>{texts.information}</BreadcrumbItem>
      </Breadcrumb>
      <header className={styles.head}>
        <h1 className={styles.title}>{texts.information}</h1>
        {status !== undefined && <CertificationBadge status={status} />}
      </header>
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
    </div>
  )
}
