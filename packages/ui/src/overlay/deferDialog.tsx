import type { ReactNode } from 'react'
import { onFirstUse } from './onFirstUse'
import { useDeferred } from './useDeferred'
import { Waiting } from './Waiting'

interface DialogState {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

export interface DeferredDialog<Props> {
  (props: Props): ReactNode
  /** Loads its code for somebody who is about to open it. */
  preload(): void
}

/** A dialog whose code is loaded on first use; if that fails, it closes again. */
export function deferDialog<Props extends DialogState>(
  fetchDialog: () => Promise<(props: Props) => ReactNode>,
): DeferredDialog<Props> {
  const code = onFirstUse(async () => ({ Dialog: await fetchDialog() }))
  function Deferred(props: Props) {
    const loaded = useDeferred(code, props.open, () => props.onOpenChange(false))
    if (!loaded) return props.open && <Waiting />
    return <loaded.Dialog {...props} />
  }
  return Object.assign(Deferred, { preload: code.preload })
}
