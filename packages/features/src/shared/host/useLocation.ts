import { useAtomValue } from 'jotai'
import { type Location, locationAtom, pathnameAtom } from './host'

/** Where the person is, as the host says. */
export const useLocation = (): Location => useAtomValue(locationAtom)

export const usePathname = (): string => useAtomValue(pathnameAtom)
