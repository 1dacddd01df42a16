import { companyCodes } from '@atrium/contracts/company/certification/contract'
import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { useCovers, useHost, useTexts } from '../shared/host/useKept'
import { RequestFailure } from '../shared/request/RequestFailure'
import { useAction } from '../shared/request/useAction'
import { Question } from '../shared/screen/Question'
import { Screen } from '../shared/screen/Screen'
import { sharedMessages } from '../shared/texts/sharedMessages'
import { asFailure } from '../shared/wire/Failure'
import type { CompanyDetail } from './api'
import { cancelAuditAction } from './certification/actions'
import { licenceAtom, recordAtom } from './certification/atoms'
import { certificationMessages } from './certification/messages'
import styles from './certification/parts/LicencePicture.module.css'
import { StatusNotice } from './certification/parts/StatusNotice'
import { useObjectUrl } from './certification/pictures'
import { companyMessages } from './messages'
import { CertificationBadge } from './parts/CertificationBadge'
import { CompanyRecord } from './parts/CompanyRecord'
import { FormSkeleton } from './parts/FormSkeleton'

/** `/companyInfoDetail`: the whole submission; while it is under review, it can be withdrawn here. */
export function CompanyInformationDetail() {
  const texts = useTexts(companyMessages)
  const words = useTexts(certificationMessages)
  const [record, askAgain] = useAtom(recordAtom)
  const detail = record.state === 'ready' ? record.value.detail : undefined
  const mayChange = useCovers('certification:write')
  return (
    <Screen
      above={[{ name: texts.enterprise }, { name: texts.information, to: pagePaths.companyInformation }]}
      name={words.detailTitle}
      width="reading"
      status={detail && <CertificationBadge status={detail.certificationStatus} />}
      actions={mayChange && detail?.certificationStatus === 'pending' && <CancelAudit detail={detail} />}
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

/** The business licence on record, large enough to read. */
function LicencePicture() {
  const texts = useTexts(certificationMessages)
  const { loading } = useTexts(sharedMessages)
  const [licence, askAgain] = useAtom(licenceAtom)
  const url = useObjectUrl(licence.state === 'ready' ? licence.value : undefined)
  return (
    <Card title={texts.licence}>
      {licence.state === 'failed' && (
        <RequestFailure failure={licence.failure} title={texts.licenceFailed} onRetry={askAgain} />
      )}
      {licence.state === 'loading' && (
        <div role="status" aria-label={loading}>
          <Skeleton shape="block" height={320} />
        </div>
      )}
      {url && <img src={url} alt={texts.licence} className={styles.picture} />}
    </Card>
  )
}

interface CancelAuditProps {
  readonly detail: CompanyDetail
}

/** Withdraws the submission under review, after showing the state the company returns to. */
function CancelAudit({ detail }: CancelAuditProps) {
  const texts = useTexts(certificationMessages)
  const { notify, navigate } = useHost()
  const { perform } = useAction(cancelAuditAction)
  const [open, setOpen] = useState(false)
  const { statusBefore, version } = detail
  const consequence = statusBefore === 'pending' ? 'uncertified' : statusBefore

  async function confirm() {
    try {
      await perform(version)
      notify({ tone: 'success', message: texts.cancelled })
      navigate(pagePaths.companyInformation)
    } catch (thrown) {
      if (!outdated.includes(asFailure(thrown).code)) throw thrown
      notify({ tone: 'notice', message: texts.nothingToCancel })
    }
  }

  return (
    <>
      <Button tone="danger" onClick={() => setOpen(true)}>
        {texts.cancelAudit}
      </Button>
      <Question
        open={open}
        onOpenChange={setOpen}
        tone="danger"
        title={texts.cancelTitle}
        description={texts[`cancelText.${consequence}`]}
        confirmLabel={texts.cancelAudit}
        onConfirm={confirm}
      />
    </>
  )
}

const outdated: readonly number[] = [companyCodes.notUnderReview, companyCodes.changedMeanwhile]
