import { withQuery } from '@atrium/contracts/paths'
import { atom, useSetAtom } from 'jotai'
import { pathnameAtom, presentHostAtom } from '../host/host'
import { queryAtom } from '../host/query'

type QueryChange = Readonly<Record<string, string | number | undefined>>

/** Changes parts of the address's query and leaves the others; undefined and '' take a part away. */
export const useQueryChange = () => useSetAtom(changeAtom)

const changeAtom = atom(null, (get, _set, change: QueryChange) => {
  const { navigate } = get(presentHostAtom)
  navigate(withQuery(get(pathnameAtom), { ...Object.fromEntries(get(queryAtom)), ...change }), {
    replace: true,
  })
})
