import { useEffect, useEffectEvent, useState } from 'react'
import { useHost } from '../../shared/host/useKept'
import { useAccountHost } from './AccountHost'

/** The delay in the specification, in which people read why the sign-in follows. */
const delay = 1000

/** After an action that ended the session: shows a notice, then leads to the sign-in. */
export function useSessionOver(message: string) {
  const { notify } = useHost()
  const { onSessionOver } = useAccountHost()
  const [isOver, setOver] = useState(false)
  const leave = useEffectEvent(onSessionOver)

  useEffect(() => {
    if (!isOver) return
    const timer = setTimeout(() => leave(), delay)
    return () => clearTimeout(timer)
  }, [isOver])

  return {
    isOver,
    finish() {
      notify({ tone: 'success', message })
      setOver(true)
    },
  }
}
