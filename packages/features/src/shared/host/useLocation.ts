import { useAtomValue } from 'jotai'
import { type Location, locationAtom, pathnameAtom } from './host'

/** The current location. */
export const useLocation = (): Location => useAtomValue(locationAtom)

export const usePathname = (): string => useAtomValue(pathnameAtom)
