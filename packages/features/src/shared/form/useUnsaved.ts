import { useEffectEvent, useLayoutEffect } from 'react'
import { useHost } from '../host/useKept'

interface UnsavedForm {
  readonly busy: boolean
  readonly isDirty: boolean
  discard(): void
  /** It is in a dialog: any step of the browser's history closes it, also on the same page. Default: no. */
  readonly isModal?: boolean
}

/** Tells the host about unsent values. Values being sent don't block leaving. */
export function useUnsaved({ busy, isDirty, discard, isModal = false }: UnsavedForm): void {
  const { unsaved } = useHost()
  const isUnsaved = isDirty && !busy
  const giveUp = useEffectEvent(discard)
  useLayoutEffect(
    () => (isUnsaved ? unsaved?.add(() => giveUp(), isModal) : undefined),
    [isUnsaved, unsaved, isModal],
  )
}
