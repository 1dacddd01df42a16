import { Button } from '@atrium/ui/button'
import { useAtomValue } from 'jotai'
import { Copy, Download, FolderInput, Trash2 } from 'lucide-react'
import { useTexts } from '../../shared/host/useHost'
import { chosenNodes } from '../atoms'
import { diskMessages } from '../messages'
import type { NodeActions } from './useNodeMenu'

interface ChosenActionsProps {
  readonly actions: NodeActions
  readonly isDownloading: boolean
}

/** What can be done with all that is selected. */
export function ChosenActions({ actions, isDownloading }: ChosenActionsProps) {
  const texts = useTexts(diskMessages)
  const chosen = useAtomValue(chosenNodes.rowsAtom)
  return (
    <>
      <Button
        size="small"
        icon={<Download />}
        busy={isDownloading}
        onClick={() => actions.onDownload(chosen)}
      >
        {texts.download}
      </Button>
      <Button size="small" icon={<Copy />} onClick={() => actions.onCopy(chosen)}>
        {texts.copy}
      </Button>
      <Button size="small" icon={<FolderInput />} onClick={() => actions.onMove(chosen)}>
        {texts.move}
      </Button>
      <Button size="small" tone="danger" icon={<Trash2 />} onClick={() => actions.onTrash(chosen)}>
        {texts.trash}
      </Button>
    </>
  )
}
