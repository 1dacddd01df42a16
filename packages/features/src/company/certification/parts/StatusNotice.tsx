import { Notice } from '@atrium/ui/notice'
import { CircleCheck, Clock } from 'lucide-react'
import { useTexts } from '../../../shared/host/useHost'
import { useFormat } from '../../../shared/texts/useFormat'
import type { CompanyDetail } from '../../atoms'
import { certificationMessages } from '../messages'

/** How the certification stands, and what to do about it. Null: nothing was submitted. */
export function StatusNotice({ detail }: { readonly detail: CompanyDetail | null }) {
  const texts = useTexts(certificationMessages)
  const { timestamp } = useFormat()
  switch (detail?.certificatationStatus ?? 0) {
    case 1:
      return (
        <Notice tone="warning" icon={<Clock />}>
          {texts.notice1(timestamp(detail?.submittedAt))}
        </Notice>
      )
    case 2:
      return (
        <Notice tone="danger">
          <p>{texts.notice2(timestamp(detail?.auditedAt))}</p>
          {detail?.auditDetail && (
            <p>
              <strong>{texts.reason}</strong> {detail.auditDetail}
            </p>
          )}
        </Notice>
      )
    case 4:
      return (
        <Notice tone="success" icon={<CircleCheck />}>
          {texts.notice4(timestamp(detail?.auditedAt))}
        </Notice>
      )
    default:
      return <Notice>{texts.notice0}</Notice>
  }
}
