import type { ReactNode } from 'react'
import type { DeferredDialog } from './deferDialog'
import { onFirstUse } from './onFirstUse'
import { useDeferred } from './useDeferred'
import { Waiting } from './Waiting'

/** Like `deferDialog`, for a dialog that is open while it is mounted. */
export function deferMounted<Props extends { readonly onClose: () => void }>(
  fetchDialog: () => Promise<(props: Props) => ReactNode>,
): DeferredDialog<Props> {
  const code = onFirstUse(async () => ({ Dialog: await fetchDialog() }))
  function Deferred(props: Props) {
    const loaded = useDeferred(code, true, props.onClose)
    return loaded ? <loaded.Dialog {...props} /> : <Waiting />
  }
  return Object.assign(Deferred, { preload: code.preload })
}
