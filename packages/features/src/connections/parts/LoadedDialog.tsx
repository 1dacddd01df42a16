import { Button } from '@atrium/ui/button'
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter, DialogHeader } from '@atrium/ui/dialog'
import { Waiting } from '@atrium/ui/overlay'
import { useAtom } from 'jotai'
import { type ReactNode, useEffect } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { RequestFailure } from '../../shared/request/RequestFailure'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'
import type { Connection } from '../api'
import { connectionAtom, shownIdAtom } from '../atoms'
import { connectionsMessages } from '../messages'

interface LoadedDialogProps {
  readonly connectionId: string
  readonly title: string
  readonly onClose: () => void
  /** The dialog itself, with the connection's details. */
  readonly children: (connection: Connection) => ReactNode
}

/** A dialog about a connection. It opens once its details are there, so that nothing replaces it. */
export function LoadedDialog({ connectionId, title, onClose, children }: LoadedDialogProps) {
  const texts = useTexts(connectionsMessages)
  const { close } = useSharedLabels()
  const [shownId, show] = useAtom(shownIdAtom)
  const [connection, askAgain] = useAtom(connectionAtom)
  useEffect(() => show(connectionId), [connectionId, show])
  if (shownId !== connectionId || connection.state === 'loading') return <Waiting />
  if (connection.state === 'ready') return children(connection.value)
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent width={560}>
        <DialogHeader title={title} closeLabel={close} />
        <DialogBody>
          <RequestFailure failure={connection.failure} title={texts.detailsFailed} onRetry={askAgain} />
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button>{texts.close}</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
