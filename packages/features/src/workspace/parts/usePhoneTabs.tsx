import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { usePathname } from '../../shared/host/useLocation'
import type { MenuPanelProps } from './MenuPanel'
import { leadAt, PhoneTabs } from './PhoneTabs'

/** The frame's tab bar on a phone, and on a home the workspace switcher in place of a heading. Undefined on wider windows. */
export function usePhoneTabs(props: MenuPanelProps) {
  const pathname = usePathname()
  const isPhone = useNarrowWindow()
  if (!isPhone) return undefined
  return { tabs: <PhoneTabs {...props} />, lead: leadAt(pathname) }
}
