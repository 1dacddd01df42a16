import { useEffectEvent, useLayoutEffect } from 'react'
import { useHost } from '../host/useHost'

interface UnsavedForm {
  readonly busy: boolean
  readonly isDirty: boolean
  discard(): void
}

/** Tells the host while something is typed that isn't sent. What is being sent leaves the page by itself. */
export function useUnsaved({ busy, isDirty, discard }: UnsavedForm): void {
  const { unsaved } = useHost()
  const isUnsaved = isDirty && !busy
  const giveUp = useEffectEvent(discard)
  useLayoutEffect(() => (isUnsaved ? unsaved?.add(() => giveUp()) : undefined), [isUnsaved, unsaved])
}
