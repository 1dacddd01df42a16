import { useHost } from '@atrium/features/shared'
import { ConfirmDialog } from '@atrium/ui/confirm-dialog'
import { useLayoutEffect, useState } from 'react'
import { texts } from './texts'
import { askBy, giveUpAll, isHeld } from './unsaved'
import { useBackAndForward } from './useBackAndForward'

/** The destination. */
interface Headed {
  readonly state: 'looking' | 'asking'
  readonly go: () => void
}

/** Asks before any navigation away from a page with unsaved input. */
export function Leaving() {
  const { locale } = useHost()
  const words = texts[locale]
  const [headed, setHeaded] = useState<Headed>()

  useLayoutEffect(() => askBy((go) => setHeaded({ state: 'looking', go })), [])
  useBackAndForward()

  // A form that discards or saves and then navigates has no unsaved input after rendering.
  useLayoutEffect(() => {
    if (headed?.state !== 'looking') return
    if (isHeld()) return setHeaded({ ...headed, state: 'asking' })
    setHeaded(undefined)
    headed.go()
  }, [headed])

  return (
    <ConfirmDialog
      open={headed?.state === 'asking'}
      onOpenChange={() => setHeaded(undefined)}
      title={words.title}
      description={words.lost}
      confirmLabel={words.leave}
      cancelLabel={words.stay}
      tone="danger"
      onConfirm={() => {
        giveUpAll()
        headed?.go()
      }}
    />
  )
}
