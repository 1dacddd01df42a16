import { Notice } from '@atrium/ui/notice'
import { useTexts } from '../host/useKept'
import { licenceMessages } from './messages'

interface RuledNoticeProps {
  /** How many of the licences to take back come from rules. */
  readonly count: number
}

/** Says before licences are taken back that their members become exceptions of a rule; nothing without such licences. */
export function RuledNotice({ count }: RuledNoticeProps) {
  const texts = useTexts(licenceMessages)
  return count > 0 && <Notice tone="warning">{texts.becomesException(count)}</Notice>
}
