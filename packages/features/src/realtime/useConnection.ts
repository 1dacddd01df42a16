import { useCallback, useEffect, useRef, useState } from 'react'

/** `offline`: the service can't be reached. `late`: it can, but events don't arrive. */
export type ConnectionState = 'fine' | 'late' | 'offline'

interface Connection {
  readonly state: ConnectionState
  /** The time from which the page may be out of date. */
  readonly since: string
}

interface Watched {
  /** Whether the service answers. */
  readonly isReachable: () => Promise<boolean>
  /** It is reachable again. */
  readonly onRestored: () => void
}

/** Shorter interruptions aren't shown: the connection returns by itself, such as after a change of networks. */
const grace = 4000
/** Interval of checks whether the service can be reached again. */
const asksEvery = 5000

/**
 * The state of the page's connection: from the browser's network state, from the hub's connection (`tell`) and,
 * if one of them is lost, from whether the service answers.
 */
export function useConnection({ isReachable, onRestored }: Watched) {
  const [connection, setConnection] = useState<Connection>({ state: 'fine', since: '' })
  const watched = useRef({ isReachable, onRestored })
  watched.current = { isReachable, onRestored }
  const known = useRef({ hub: true, lostAt: '', wasOffline: false })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const look = useCallback(async () => {
    clearTimeout(timer.current)
    const isThere = navigator.onLine !== false && (await watched.current.isReachable())
    const now = known.current
    if (isThere && now.wasOffline) {
      now.wasOffline = false
      watched.current.onRestored()
    }
    if (isThere && now.hub) {
      now.lostAt = ''
      return setConnection((last) => (last.state === 'fine' ? last : { state: 'fine', since: '' }))
    }
    now.lostAt ||= new Date().toISOString()
    now.wasOffline ||= !isThere
    const state = isThere ? 'late' : 'offline'
    setConnection((last) => (last.state === state ? last : { state, since: now.lostAt }))
    timer.current = setTimeout(look, asksEvery)
  }, [])

  /** Reports whether the hub's connection exists. */
  const tell = useCallback(
    (isOpen: boolean) => {
      const now = known.current
      const isNew = now.hub !== isOpen
      now.hub = isOpen
      if (!isNew) return
      if (!isOpen) now.lostAt ||= new Date().toISOString()
      clearTimeout(timer.current)
      timer.current = setTimeout(look, isOpen ? 0 : grace)
    },
    [look],
  )

  useEffect(() => {
    const lost = () => {
      known.current.lostAt ||= new Date().toISOString()
      void look()
    }
    const found = () => void look()
    window.addEventListener('offline', lost)
    window.addEventListener('online', found)
    return () => {
      window.removeEventListener('offline', lost)
      window.removeEventListener('online', found)
      clearTimeout(timer.current)
    }
  }, [look])

  return { ...connection, tell, look }
}
