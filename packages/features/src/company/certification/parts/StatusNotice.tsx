import { Notice } from '@atrium/ui/notice'
import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../shared/host/useKept'
import { KeptNumbers } from '../../../shared/texts/KeptNumbers'
import { useFormat } from '../../../shared/texts/useFormat'
import type { CompanyDetail } from '../../api'
import { certificationMessages } from '../messages'
import styles from './StatusNotice.module.css'

interface StatusNoticeProps {
  /** Null: nothing was submitted. */
  readonly detail: CompanyDetail | null
  /** Buttons at its end. Default: none. */
  readonly actions?: ReactNode
}

/** State of the certification, and the next step. */
export function StatusNotice({ detail, actions }: StatusNoticeProps) {
  const texts = useTexts(certificationMessages)
  const { timestamp } = useFormat()
  switch (detail?.certificationStatus ?? 'uncertified') {
    case 'pending':
      return (
        <Notice tone="warning" icon={<Clock />} actions={actions}>
          <KeptNumbers>{texts['notice.pending'](timestamp(detail?.submittedAt))}</KeptNumbers>
        </Notice>
      )
    case 'rejected':
      return (
        <Notice tone="danger" actions={actions}>
          <p>
            <KeptNumbers>{texts['notice.rejected'](timestamp(detail?.auditedAt))}</KeptNumbers>
          </p>
          {detail?.auditDetail && (
            <p>
              <strong>{texts.reason}</strong> {detail.auditDetail}
            </p>
          )}
        </Notice>
      )
    // The normal state: an unobtrusive line.
    case 'certified':
      return (
        <div className={styles.line}>
          <p className={styles.words}>
            <KeptNumbers>{texts['notice.certified'](timestamp(detail?.auditedAt))}</KeptNumbers>
          </p>
          {actions}
        </div>
      )
    default:
      return <Notice actions={actions}>{texts['notice.uncertified']}</Notice>
  }
}
