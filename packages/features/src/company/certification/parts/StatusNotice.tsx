import { Notice } from '@atrium/ui/notice'
import { Clock } from 'lucide-react'
import { useTexts } from '../../../shared/host/useHost'
import layout from '../../../shared/screen/Layout.module.css'
import { useFormat } from '../../../shared/texts/useFormat'
import type { CompanyDetail } from '../../api'
import { certificationMessages } from '../messages'

/** How the certification stands, and what to do about it. Null: nothing was submitted. */
export function StatusNotice({ detail }: { readonly detail: CompanyDetail | null }) {
  const texts = useTexts(certificationMessages)
  const { timestamp } = useFormat()
  switch (detail?.certificationStatus ?? 'uncertified') {
    case 'pending':
      return (
        <Notice tone="warning" icon={<Clock />}>
          {texts['notice.pending'](timestamp(detail?.submittedAt))}
        </Notice>
      )
    case 'rejected':
      return (
        <Notice tone="danger">
          <p>{texts['notice.rejected'](timestamp(detail?.auditedAt))}</p>
          {detail?.auditDetail && (
            <p>
              <strong>{texts.reason}</strong> {detail.auditDetail}
            </p>
          )}
        </Notice>
      )
    case 'certified':
      return <p className={layout.hint}>{texts['notice.certified'](timestamp(detail?.auditedAt))}</p>
    default:
      return <Notice>{texts['notice.uncertified']}</Notice>
  }
}
