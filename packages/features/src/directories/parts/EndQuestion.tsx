import { useSetAtom } from 'jotai'
import { useTexts } from '../../shared/host/useKept'
import { Question } from '../../shared/screen/Question'
import { endDirectoryAction } from '../atoms'
import { directoriesMessages } from '../messages'

export interface EndQuestionProps {
  readonly directoryId: string
  readonly directoryName: string
  /** What ending it does. Default: what it does for a directory with tokens. */
  readonly text?: string
  readonly open: boolean
  readonly onClose: () => void
}

/** Asks before a directory isn't synced any more. */
export function EndQuestion({ directoryId, directoryName, text, open, onClose }: EndQuestionProps) {
  const texts = useTexts(directoriesMessages)
  const end = useSetAtom(endDirectoryAction)
  return (
    <Question
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={texts.endTitle(directoryName)}
      description={text ?? texts.endText}
      confirmLabel={texts.end}
      tone="danger"
      onConfirm={() => end(directoryId)}
      done={texts.ended}
    />
  )
}
