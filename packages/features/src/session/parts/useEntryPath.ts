import { useLocation } from '../../shared/host/useLocation'

/** The path of another way to sign in; the return address stays in it. */
export function useEntryPath(): (to: string, way?: string) => string {
  const { search } = useLocation()
  return (to, way) => {
    const query = new URLSearchParams(search)
    query.delete('way')
    if (way) query.set('way', way)
    return query.size > 0 ? `${to}?${query}` : to
  }
}
