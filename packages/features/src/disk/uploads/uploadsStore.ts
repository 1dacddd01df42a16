import { type Atom, createStore, useAtomValue, useSetAtom, type WritableAtom } from 'jotai'
import { useHost } from '../../shared/host/useKept'
import type { Events } from '../../shared/request/events'

type Store = ReturnType<typeof createStore>

const stores = new WeakMap<Events, Store>()

/**
 * The uploads of a page. They outlive the screen and the space where they started; everything on one page
 * shares its events.
 */
function storeOf(events: Events): Store {
  const known = stores.get(events)
  if (known) return known
  const store = createStore()
  stores.set(events, store)
  return store
}

const useStoreOfUploads = () => storeOf(useHost().events)

export const useUploadsValue = <T>(atom: Atom<T>) => useAtomValue(atom, { store: useStoreOfUploads() })

export const useSetUploads = <A extends unknown[], R>(atom: WritableAtom<unknown, A, R>) =>
  useSetAtom(atom, { store: useStoreOfUploads() })
