import { Button } from '@atrium/ui/button'
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader } from '@atrium/ui/dialog'
import type { ReactNode } from 'react'
import { CopyLines } from '../screen/CopyLines'
import { useSharedLabels } from '../texts/useSharedLabels'

interface IssuedSecretsProps {
  readonly title: string
  readonly description: string
  readonly lines: readonly { readonly label: string; readonly value: string; readonly copyLabel: string }[]
  /** The closing button, such as "I have saved it". */
  readonly keptLabel: string
  /** The question before they are gone unsaved. Default: none of them is secret, so nothing is asked. */
  readonly unkept?: {
    readonly title: string
    readonly description: string
    readonly discard: string
    readonly keep: string
  }
  /** Below the lines. Default: nothing. */
  readonly children?: ReactNode
  readonly onClose: () => void
}

/** Shows what another system needs from us, each line with a button that copies it. Secrets are shown once. */
export function IssuedSecrets(props: IssuedSecretsProps) {
  const { title, description, lines, keptLabel, unkept, children, onClose } = props
  const { close } = useSharedLabels()
  return (
    <Dialog
      open
      {...(unkept && { dirty: true, discardLabels: unkept })}
      onOpenChange={(open) => open || onClose()}
    >
      <DialogContent width={520}>
        <DialogHeader title={title} description={description} closeLabel={close} />
        <DialogBody>
          <CopyLines lines={lines} />
          {children}
        </DialogBody>
        <DialogFooter>
          <Button variant="primary" onClick={onClose}>
            {keptLabel}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
