import { atom } from 'jotai'
import type { Request, RequestAtom } from '../shared/request/request'

type Change<T> = (value: T) => T

/**
 * A request whose answer can be corrected at once by what the person has just changed, while a newer answer
 * is on its way. Writing to it asks again, or corrects what is shown where a change is given.
 */
export function withLocalChanges<T>(request: RequestAtom<T>) {
  const corrected = atom<{ readonly answer: T; readonly value: T }>()
  const current = atom((get): Request<T> => {
    const answered = get(request)
    const own = get(corrected)
    return answered.state === 'ready' && own && own.answer === answered.value
      ? { ...answered, value: own.value }
      : answered
  })
  return atom(
    (get) => get(current),
    (get, set, change?: Change<T>) => {
      if (!change) return set(request)
      const answered = get(request)
      const shown = get(current)
      if (answered.state === 'ready' && shown.state === 'ready')
        set(corrected, { answer: answered.value, value: change(shown.value) })
    },
  )
}
