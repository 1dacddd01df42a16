import { useHost } from '../../shared/host/useHost'

/** The path of another way in: where one came from stays in the address. */
export function useEntryPath(): (to: string, way?: string) => string {
  const { search } = useHost().location
  return (to, way) => {
    const query = new URLSearchParams(search)
    query.delete('way')
    if (way) query.set('way', way)
    return query.size > 0 ? `${to}?${query}` : to
  }
}
