import { Notice } from '@atrium/ui/notice'
import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../shared/host/useHost'
import { useFormat } from '../../../shared/texts/useFormat'
import type { CompanyDetail } from '../../api'
import { certificationMessages } from '../messages'

interface StatusNoticeProps {
  /** Null: nothing was submitted. */
  readonly detail: CompanyDetail | null
  /** Buttons at its end. Default: none. */
  readonly actions?: ReactNode
}

/** How the certification stands, and what to do about it. */
export function StatusNotice({ detail, actions }: StatusNoticeProps) {
  const texts = useTexts(certificationMessages)
  const { timestamp } = useFormat()
  switch (detail?.certificationStatus ?? 'uncertified') {
    case 'pending':
      return (
        <Notice tone="warning" icon={<Clock />} actions={actions}>
          {texts['notice.pending'](timestamp(detail?.submittedAt))}
        </Notice>
      )
    case 'rejected':
      return (
        <Notice tone="danger" actions={actions}>
          <p>{texts['notice.rejected'](timestamp(detail?.auditedAt))}</p>
          {detail?.auditDetail && (
            <p>
              <strong>{texts.reason}</strong> {detail.auditDetail}
            </p>
          )}
        </Notice>
      )
    case 'certified':
      return <Notice actions={actions}>{texts['notice.certified'](timestamp(detail?.auditedAt))}</Notice>
    default:
      return <Notice actions={actions}>{texts['notice.uncertified']}</Notice>
  }
}
