import { Button } from '@atrium/ui/button'
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader } from '@atrium/ui/dialog'
import { useTexts } from '../../shared/host/useKept'
import { CopyLines } from '../../shared/screen/CopyLines'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'
import { directoriesMessages } from '../messages'

interface IssuedTokenProps {
  readonly address: string
  readonly token: string
  readonly onClose: () => void
}

/** Shows what a directory's SCIM client needs, once. */
export function IssuedToken({ address, token, onClose }: IssuedTokenProps) {
  const texts = useTexts(directoriesMessages)
  const { close } = useSharedLabels()
  // It is gone with the dialog, so closing it asks.
  const unkept = {
    title: texts.unkeptTitle,
    description: texts.unkeptText,
    discard: texts.closeUnkept,
    keep: texts.keepOpen,
  }
  const lines = [
    { label: texts.address, value: address, copyLabel: texts.copyAddress },
    { label: texts.token, value: token, copyLabel: texts.copyToken },
  ]
  return (
    <Dialog open dirty discardLabels={unkept} onOpenChange={(open) => open || onClose()}>
      <DialogContent width={520}>
        <DialogHeader title={texts.issuedTitle} description={texts.issuedText} closeLabel={close} />
        <DialogBody>
          <CopyLines lines={lines} />
        </DialogBody>
        <DialogFooter>
          <Button variant="primary" onClick={onClose}>
            {texts.kept}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
