import { Button } from '@atrium/ui/button'
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader } from '@atrium/ui/dialog'
import { useTexts } from '../../shared/host/useKept'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'
import { secondStepMessages } from '../messages'
import { RecoveryCodes } from './RecoveryCodes'

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[]
  readonly account: string
  readonly onClose: () => void
}

/** Shows the codes, once. */
export function RecoveryCodesDialog({ codes, account, onClose }: RecoveryCodesDialogProps) {
  const texts = useTexts(secondStepMessages)
  const { close } = useSharedLabels()
  // They are gone with the dialog, so closing it asks.
  const unkept = {
    title: texts.unkeptTitle,
    description: texts.unkeptText,
    discard: texts.closeUnkept,
    keep: texts.keepOpen,
  }
  return (
    <Dialog open dirty discardLabels={unkept} onOpenChange={(open) => open || onClose()}>
      <DialogContent width={440}>
        <DialogHeader title={texts.saveTitle} description={texts.saveText} closeLabel={close} />
        <DialogBody>
          <RecoveryCodes codes={codes} account={account} />
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
