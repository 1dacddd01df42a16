import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { useCovers, useTexts } from '../shared/host/useKept'
import { RequestFailure } from '../shared/request/RequestFailure'
import { useStale } from '../shared/request/stale'
import { HistoryLink } from '../shared/screen/HistoryLink'
import { Screen } from '../shared/screen/Screen'
import styles from './CompanyInformation.module.css'
import { formRecordAtom } from './certification/atoms'
import { certificationMessages } from './certification/messages'
import { CompanyForm } from './certification/parts/CompanyForm'
import { HistoryDialog } from './certification/parts/HistoryDialog'
import { StatusNotice } from './certification/parts/StatusNotice'
import { UnderReview } from './certification/parts/UnderReview'
import { companyMessages } from './messages'
import { CertificationBadge } from './parts/CertificationBadge'
import { FormSkeleton } from './parts/FormSkeleton'

/** `/companyInfo`: the state of the certification, and its form. */
export function CompanyInformation() {
  const texts = useTexts(companyMessages)
  const words = useTexts(certificationMessages)
  const [record, askAgain] = useAtom(formRecordAtom)
  const mayRead = useCovers('certification:read')
  const mayChange = useCovers('certification:write')
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const [wantsHistory, setWantsHistory] = useState(false)
  if (isHistoryOpen && !wantsHistory) setWantsHistory(true)
  const detail = record.state === 'ready' ? record.value.detail : undefined
  const status = record.state === 'ready' ? (detail?.certificationStatus ?? 'uncertified') : undefined
  const isForm = mayRead && mayChange && !(detail && status === 'pending')
  useStale('certification', () => status === 'pending' && askAgain())
  const standing = (
    <StatusNotice
      detail={detail ?? null}
      actions={
        <>
          {mayRead && (
            <Button size="small" onClick={() => setHistoryOpen(true)}>
              {words.history}
            </Button>
          )}
          <HistoryLink size="small" path={pagePaths.companyHistory} />
        </>
      }
    />
  )
  return (
    <Screen
      above={[{ name: texts.enterprise }]}
      name={texts.information}
      width="reading"
      status={
        status !== undefined && (
          <span className={styles.status}>
            <CertificationBadge status={status} />
          </span>
        )
      }
    >
      {record.state === 'loading' && <FormSkeleton />}
      {record.state === 'failed' && (
        <RequestFailure failure={record.failure} title={texts.informationFailed} onRetry={askAgain} />
      )}
      {record.state === 'ready' && (
        <>
          {(status !== 'certified' || !isForm) && standing}
          {isForm ? (
            <CompanyForm record={record.value} onOutdated={askAgain}>
              {status === 'certified' && standing}
            </CompanyForm>
          ) : (
            detail && <UnderReview detail={detail} />
          )}
        </>
      )}

      {wantsHistory && <HistoryDialog open={isHistoryOpen} onOpenChange={setHistoryOpen} />}
    </Screen>
  )
}
