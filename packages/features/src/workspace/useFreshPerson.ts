import { useSetAtom } from 'jotai'
import { useEvent } from '../shared/request/useEvent'
import { useReturn } from '../shared/request/useReturn'
import { menuAtom, personAtom } from './atoms'

/**
 * Asks again for role, companies and menu: at once when the service says that they changed, and when somebody comes
 * back to the page after this many milliseconds.
 */
export function useFreshPerson(leastAge: number) {
  const askPerson = useSetAtom(personAtom)
  const askMenu = useSetAtom(menuAtom)
  useReturn(leastAge, askPerson)
  useEvent('OnMenusChanged', () => {
    askPerson()
    askMenu()
  })
}
