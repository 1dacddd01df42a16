import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { messagesAtom, personAtom } from './atoms'

const leastAge = 60_000

/** Asks again for roles and messages when somebody comes back to the page after a while. */
export function useFreshPerson() {
  const askPerson = useSetAtom(personAtom)
  const askMessages = useSetAtom(messagesAtom)
  const askedAt = useRef(0)

  useEffect(() => {
    askedAt.current = Date.now()
    function refresh() {
      if (document.visibilityState !== 'visible' || Date.now() - askedAt.current < leastAge) return
      askedAt.current = Date.now()
      askPerson()
      askMessages()
    }
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [askPerson, askMessages])
}
