import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { messagesAtom, personAtom } from './atoms'

/** Asks again for roles and messages when somebody comes back to the page after this many milliseconds. */
export function useFreshPerson(leastAge: number) {
  const askPerson = useSetAtom(personAtom)
  const askMessages = useSetAtom(messagesAtom)
  const askedAt = useRef(0)

  useEffect(() => {
    askedAt.current = performance.now()
    function refresh() {
      if (document.visibilityState !== 'visible' || performance.now() - askedAt.current < leastAge) return
      askedAt.current = performance.now()
      askPerson()
      askMessages()
    }
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [askPerson, askMessages, leastAge])
}
