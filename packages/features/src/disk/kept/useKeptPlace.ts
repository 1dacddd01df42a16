import { atom, useStore } from 'jotai'
import { useLayoutEffect, useRef, useState } from 'react'
import { pathnameAtom } from '../../shared/host/host'
import { useHost } from '../../shared/host/useHost'
import { useLocation } from '../../shared/host/useLocation'
import type { DiskNode } from '../api'
import { chosenNodes } from '../atoms'

/** How somebody left a disk. */
interface Place {
  readonly search: string
  readonly chosen: readonly DiskNode[]
  /** To look into one of its files: the way back from there says where to. */
  readonly isPreviewing: boolean
}

const placesAtom = atom<ReadonlyMap<string, Place>>(new Map())

/**
 * Whoever comes back to a disk by the menu finds it as they left it: folder, order, page and what was selected.
 *
 * @returns whether they are still on the way there
 */
export function useKeptPlace(): boolean {
  const store = useStore()
  const { navigate } = useHost()
  const { pathname, search } = useLocation()
  const [path] = useState(pathname)
  const [kept] = useState(() => store.get(placesAtom).get(path))
  const [isReturning, setReturning] = useState(
    () => kept !== undefined && kept.search !== '' && search === '' && !kept.isPreviewing,
  )
  const shown = useRef(search)

  useLayoutEffect(() => {
    if (pathname === path) shown.current = search
  }, [pathname, path, search])

  useLayoutEffect(() => {
    if (isReturning && kept) {
      navigate(`${path}?${kept.search}`, { replace: true })
      setReturning(false)
    }
    if (kept && (isReturning || kept.search === shown.current)) store.set(chosenNodes.chooseAtom, kept.chosen)
  }, [isReturning, kept, path, navigate, store])

  useLayoutEffect(
    () => () => {
      const place = { search: shown.current, chosen: store.get(chosenNodes.rowsAtom) }
      // Where one went is known once this is over.
      queueMicrotask(() => {
        const isPreviewing = store.get(pathnameAtom).endsWith('filePreview')
        store.set(placesAtom, (known) => new Map(known).set(path, { ...place, isPreviewing }))
      })
    },
    [store, path],
  )
  return isReturning
}
