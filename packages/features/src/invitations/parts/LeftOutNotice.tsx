import type { LeftOut } from '@atrium/contracts/invitations/contract'
import { Button } from '@atrium/ui/button'
import { Notice } from '@atrium/ui/notice'
import { useTexts } from '../../shared/host/useHost'
import { invitationsMessages } from '../messages'

interface LeftOutNoticeProps {
  readonly leftOut: LeftOut | undefined
  readonly onDismiss: () => void
}

/** Says who of an uploaded file isn't in the list; nothing if everybody is. */
export function LeftOutNotice({ leftOut, onDismiss }: LeftOutNoticeProps) {
  const texts = useTexts(invitationsMessages)
  if (!leftOut) return null
  const { hiddenRowCount, hiddenSheetNames, otherSheetNames } = leftOut
  const sentences = [
    ...(hiddenRowCount > 0 ? [texts.hiddenRows(hiddenRowCount)] : []),
    ...(hiddenSheetNames.length > 0 ? [texts.hiddenSheets(hiddenSheetNames)] : []),
    ...(otherSheetNames.length > 0 ? [texts.otherSheets(otherSheetNames)] : []),
  ]
  if (sentences.length === 0) return null
  return (
    <Notice
      tone="warning"
      role="status"
      title={texts.leftOut}
      actions={
        <Button size="small" onClick={onDismiss}>
          {texts.dismiss}
        </Button>
      }
    >
      {sentences.join(texts.betweenSentences)}
    </Notice>
  )
}
