import { Notice } from '@atrium/ui/notice'
import { CircleCheck, Clock } from 'lucide-react'
import { useTexts } from '../../../shared/host/useHost'
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
      return (
        <Notice tone="success" icon={<CircleCheck />}>
          {texts['notice.certified'](timestamp(detail?.auditedAt))}
        </Notice>
      )
    default:
      return <Notice>{texts['notice.uncertified']}</Notice>
  }
}
