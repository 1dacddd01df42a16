import { companyCodes } from '@atrium/contracts/company/certification/contract'
import { Dialog, DialogBody, DialogContent, DialogHeader } from '@atrium/ui/dialog'
import { EmptyState } from '@atrium/ui/empty-state'
import { Skeleton } from '@atrium/ui/skeleton'
import { StatusBadge } from '@atrium/ui/status-badge'
import { useSetAtom } from 'jotai'
import { useTexts } from '../../../shared/host/useKept'
import { useQuestion } from '../../../shared/impact/useQuestion'
import { RequestFailure } from '../../../shared/request/RequestFailure'
import { KeptNumbers } from '../../../shared/texts/KeptNumbers'
import { sharedMessages } from '../../../shared/texts/sharedMessages'
import { useFormat } from '../../../shared/texts/useFormat'
import type { AuditHistory } from '../api'
import { listHistoryAtom } from '../atoms'
import { certificationMessages } from '../messages'
import styles from './HistoryDialog.module.css'

interface HistoryDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** All submissions with their results. */
export function HistoryDialog({ open, onOpenChange }: HistoryDialogProps) {
  const texts = useTexts(certificationMessages)
  const { close, loading } = useTexts(sharedMessages)
  const ask = useSetAtom(listHistoryAtom)
  const { request, askAgain } = useQuestion(open, ask)
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent width={560}>
        <DialogHeader title={texts.historyTitle} closeLabel={close} />
        <DialogBody>
          {request.state === 'loading' && (
            <div role="status" aria-label={loading}>
              <Skeleton lines={5} />
            </div>
          )}
          {request.state === 'failed' &&
            (request.failure.code === companyCodes.noHistory ? (
              <EmptyState drawing="history" title={texts.noHistory} />
            ) : (
              <RequestFailure failure={request.failure} title={texts.historyFailed} onRetry={askAgain} />
            ))}
          {request.state === 'ready' && (
            <ol className={styles.list}>
              {request.value.map((entry) => (
                <HistoryEntry key={entry.auditId} entry={entry} />
              ))}
            </ol>
          )}
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}

const tones = { pending: 'warning', rejected: 'danger', withdrawn: 'neutral', certified: 'success' } as const

function HistoryEntry({ entry }: { readonly entry: AuditHistory[number] }) {
  const texts = useTexts(certificationMessages)
  const { timestamp } = useFormat()
  const { status, attempt, auditedAt, auditDetail, companyName, creditCode } = entry
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <StatusBadge tone={tones[status]}>{texts[`historyStatus.${status}`]}</StatusBadge>
        <span>{attempt === 'first' ? texts.firstTime : texts.again}</span>
      </div>
      <p className={styles.name}>
        {companyName} {creditCode}
      </p>
      <p className={styles.more}>
        <KeptNumbers>{texts.submittedBy(entry.submittedBy, timestamp(entry.submittedAt))}</KeptNumbers>
      </p>
      {auditedAt && (
        <p className={styles.more}>
          <KeptNumbers>{`${timestamp(auditedAt)} ${auditDetail}`}</KeptNumbers>
        </p>
      )}
    </li>
  )
}
