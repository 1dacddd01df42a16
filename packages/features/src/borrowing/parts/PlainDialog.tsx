import { Dialog, DialogContent, DialogHeader } from '@atrium/ui/dialog'
import type { ReactNode } from 'react'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'

interface PlainDialogProps {
  readonly title: string
  readonly description?: ReactNode
  readonly width?: number
  readonly onClose: () => void
  readonly children: ReactNode
}

/** An open dialog without a form. */
export function PlainDialog({ title, description, width = 560, onClose, children }: PlainDialogProps) {
  const { close } = useSharedLabels()
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent width={width}>
        <DialogHeader title={title} description={description} closeLabel={close} />
        {children}
      </DialogContent>
    </Dialog>
  )
}
