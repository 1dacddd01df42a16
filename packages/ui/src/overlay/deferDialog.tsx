import type { ReactNode } from 'react'
import { onFirstUse } from './onFirstUse'
import { useDeferred } from './useDeferred'
import { Waiting } from './Waiting'

interface DialogState {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

interface MountedState {
  readonly onClose: () => void
}

export interface DeferredDialog<Props> {
  (props: Props): ReactNode
  /** Loads its code for somebody who is about to open it. */
  preload(): void
}

type FetchDialog<Props> = () => Promise<(props: Props) => ReactNode>

/** A dialog whose code is loaded on first use; if that fails, it closes again. */
export const deferDialog = <Props extends DialogState>(fetchDialog: FetchDialog<Props>) =>
  defer(
    fetchDialog,
    ({ open }) => open,
    ({ onOpenChange }) => onOpenChange(false),
  )

/** The same for a dialog that is open while it is mounted. */
export const deferMounted = <Props extends MountedState>(fetchDialog: FetchDialog<Props>) =>
  defer(
    fetchDialog,
    () => true,
    ({ onClose }) => onClose(),
  )

function defer<Props extends object>(
  fetchDialog: FetchDialog<Props>,
  isOpen: (props: Props) => boolean,
  close: (props: Props) => void,
): DeferredDialog<Props> {
  const code = onFirstUse(async () => ({ Dialog: await fetchDialog() }))
  function Deferred(props: Props) {
    const wanted = isOpen(props)
    const loaded = useDeferred(code, wanted, () => close(props))
    if (!loaded) return wanted && <Waiting />
    return <loaded.Dialog {...props} />
  }
  return Object.assign(Deferred, { preload: code.preload })
}
