import { Button } from '@atrium/ui/button'
import { Dialog, DialogContent } from '@atrium/ui/dialog'
import { useTexts } from '../../shared/host/useHost'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'
import { accountMessages } from '../messages'
import { RebindFields } from './RebindFields'
import { useRebindForm } from './useRebindForm'
import { useRebound } from './useRebound'

interface RebindDialogProps {
  readonly oldMobile: string
  readonly onClose: () => void
}

/** Binds another phone. Closing with something typed asks first. */
export function RebindDialog({ oldMobile, onClose }: RebindDialogProps) {
  const texts = useTexts(accountMessages)
  const shared = useTexts(sharedMessages)
  const { discard } = useSharedLabels()
  const { isOver, finish } = useRebound()
  const form = useRebindForm(oldMobile, finish)
  const busy = form.busy || isOver
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isOver && onClose()}
      dirty={form.isDirty && !isOver}
      discardLabels={discard}
    >
      <DialogContent
        title={texts.rebind}
        description={texts.rebindHint}
        closeLabel={shared.close}
        width={480}
        onSubmit={form.submit}
        footer={
          <>
            <Button onClick={onClose} disabled={busy}>
              {shared.cancel}
            </Button>
            <Button type="submit" variant="primary" busy={busy}>
              {texts.confirmRebind}
            </Button>
          </>
        }
      >
        <RebindFields form={form} oldMobile={oldMobile} />
      </DialogContent>
    </Dialog>
  )
}
