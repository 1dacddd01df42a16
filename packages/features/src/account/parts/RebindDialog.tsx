import { FormDialog } from '../../shared/form/FormDialog'
import { useTexts } from '../../shared/host/useKept'
import { accountMessages } from '../messages'
import { RebindFields } from './RebindFields'
import { useRebindForm } from './useRebindForm'
import { useSessionOver } from './useSessionOver'

interface RebindDialogProps {
  readonly oldMobile: string
  readonly onClose: () => void
}

/** Links another phone. */
export function RebindDialog({ oldMobile, onClose }: RebindDialogProps) {
  const texts = useTexts(accountMessages)
  const { isOver, finish } = useSessionOver(texts.rebound)
  const form = useRebindForm(oldMobile, finish)
  return (
    <FormDialog
      form={form}
      onOpenChange={onClose}
      title={texts.rebind}
      description={texts.rebindHint}
      submitLabel={texts.confirmRebind}
      busy={form.busy || isOver}
      width={480}
    >
      <RebindFields form={form} oldMobile={oldMobile} />
    </FormDialog>
  )
}
