import { usePathname } from '../../shared/host/useLocation'
import type { EntryProps } from '../parts/EntryFrame'
import { Binding } from './Binding'
import { Callback } from './Callback'
import { socialRoutes } from './routes'

/** What comes after a provider's page; its code is fetched by whoever comes from there. */
export default function Social(props: EntryProps) {
  return usePathname() === socialRoutes.binding ? <Binding {...props} /> : <Callback {...props} />
}
