import { useSetAtom } from 'jotai'
import { useReturn } from '../shared/request/useReturn'
import { personAtom } from './atoms'

/** Asks again for role and companies when somebody comes back to the page after this many milliseconds. */
export function useFreshPerson(leastAge: number) {
  useReturn(leastAge, useSetAtom(personAtom))
}
