import { withQuery } from '@atrium/contracts/paths'
import { atom, useSetAtom } from 'jotai'
import { pathnameAtom, presentHostAtom } from '../host/host'
import { queryAtom } from '../host/query'

type QueryChange = Readonly<Record<string, string | number | undefined>>

/** Changes some parameters of the address and keeps the others; undefined and '' remove one. */
export const useQueryChange = () => useSetAtom(changeAtom)

const changeAtom = atom(null, (get, _set, change: QueryChange) => {
  const { navigate } = get(presentHostAtom)
  navigate(withQuery(get(pathnameAtom), { ...Object.fromEntries(get(queryAtom)), ...change }), {
    replace: true,
  })
})
