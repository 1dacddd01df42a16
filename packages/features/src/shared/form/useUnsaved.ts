import { useEffectEvent, useLayoutEffect } from 'react'
import { useHost } from '../host/useHost'

interface UnsavedForm {
  readonly busy: boolean
  readonly isDirty: boolean
  discard(): void
  /** It stands in a dialog: any step of the browser's history takes it away, on the same page too. Default: no. */
  readonly isModal?: boolean
}

/** Tells the host while something is typed that isn't sent. What is being sent leaves the page by itself. */
export function useUnsaved({ busy, isDirty, discard, isModal = false }: UnsavedForm): void {
  const { unsaved } = useHost()
  const isUnsaved = isDirty && !busy
  const giveUp = useEffectEvent(discard)
  useLayoutEffect(
    () => (isUnsaved ? unsaved?.add(() => giveUp(), isModal) : undefined),
    [isUnsaved, unsaved, isModal],
  )
}
