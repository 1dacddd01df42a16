import { type Atom, atom, type Getter } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { type Request, type RequestAtom, requestAtom } from './request'
import type { Resource } from './stale'

/** A derived value that keeps its identity while equal, so that requests depending on it aren't repeated. */
export const steadyAtom = <T>(read: (get: Getter) => T) => selectAtom(atom(read), (value) => value, saysSame)

const saysSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** A request about one thing: answers about another are never shown. */
export function keyedRequestAtom<T>(
  keyAtom: Atom<string>,
  shows: readonly Resource[],
  load: (get: Getter, signal: AbortSignal) => Promise<T>,
): RequestAtom<T> {
  const keyed = requestAtom(shows, async (get, signal) => {
    const key = get(keyAtom)
    return { key, answer: await load(get, signal) }
  })
  return atom(
    (get): Request<T> => {
      const request = get(keyed)
      if (request.state !== 'ready') return request
      const { key, answer } = request.value
      return key === get(keyAtom) ? { ...request, value: answer } : { state: 'loading' }
    },
    (_get, set) => set(keyed),
  )
}

/** A value that is reset once nobody uses it. */
export function passingAtom<T>(initial: T) {
  const passing = atom(initial)
  passing.onMount = (set) => () => set(initial)
  return passing
}
