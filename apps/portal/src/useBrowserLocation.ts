import type { Location } from '@atrium/features/shared'
import { useMemo } from 'react'
import { usePathname, useSearch } from 'wouter/use-browser-location'

/** The address as features know it; a slash at its end means nothing. */
export function useBrowserLocation(): Location {
  const pathname = usePathname().replace(/(?<=.)\/+$/, '')
  const search = useSearch().replace(/^\?/, '')
  return useMemo(() => ({ pathname, search }), [pathname, search])
}
