import { pagePaths } from '@atrium/contracts/paths'
import { usePathname } from '../../shared/host/useLocation'
import type { EntryProps } from '../parts/EntryFrame'
import { Binding } from './Binding'
import { Callback } from './Callback'

/** What comes after a provider's page; its code is fetched by whoever comes from there. */
export function Social(props: EntryProps) {
  return usePathname() === pagePaths.socialBinding ? <Binding {...props} /> : <Callback {...props} />
}
