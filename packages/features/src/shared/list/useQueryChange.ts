import { useAtomValue } from 'jotai'
import { queryAtom, withQuery } from '../host/query'
import { useHost } from '../host/useHost'

/** Changes parts of the address's query and leaves the others; undefined and '' take a part away. */
export function useQueryChange() {
  const { location, navigate } = useHost()
  const query = useAtomValue(queryAtom)
  return (change: Readonly<Record<string, string | number | undefined>>) =>
    navigate(withQuery(location.pathname, { ...Object.fromEntries(query), ...change }), { replace: true })
}
