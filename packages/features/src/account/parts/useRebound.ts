import { useEffect, useEffectEvent, useState } from 'react'
import { useHost, useTexts } from '../../shared/host/useHost'
import { accountMessages } from '../messages'
import { useAccountHost } from './AccountHost'

/** The specification's second in which one reads why the sign-in comes next. */
const delay = 1000

/** After a re-bind: says so, then leads to the sign-in. */
export function useRebound() {
  const { notify } = useHost()
  const { onRebound } = useAccountHost()
  const { rebound } = useTexts(accountMessages)
  const [isOver, setOver] = useState(false)
  const leave = useEffectEvent(onRebound)

  useEffect(() => {
    if (!isOver) return
    const timer = setTimeout(() => leave(), delay)
    return () => clearTimeout(timer)
  }, [isOver])

  return {
    isOver,
    finish() {
      notify({ tone: 'success', message: rebound })
      setOver(true)
    },
  }
}
