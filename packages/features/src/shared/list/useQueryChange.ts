import { useAtomValue } from 'jotai'
import { queryAtom, withQuery } from '../host/query'
import { useHost } from '../host/useHost'
import { useLocation } from '../host/useLocation'

/** Changes parts of the address's query and leaves the others; undefined and '' take a part away. */
export function useQueryChange() {
  const { navigate } = useHost()
  const location = useLocation()
  const query = useAtomValue(queryAtom)
  return (change: Readonly<Record<string, string | number | undefined>>) =>
    navigate(withQuery(location.pathname, { ...Object.fromEntries(query), ...change }), { replace: true })
}
