import { useSetAtom } from 'jotai'
import { useReturn } from '../shared/request/useReturn'
import { personAtom } from './atoms'

/** Reloads role and companies when somebody returns to the page after this many milliseconds. */
export function useFreshPerson(leastAge: number) {
  useReturn(leastAge, useSetAtom(personAtom))
}
