import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { onFirstUse, useDeferred } from '@atrium/ui/overlay'
import { useState } from 'react'
import { usePathname } from '../../shared/host/useLocation'
import type { MenuPanelProps } from './MenuPanel'

const tabParts = onFirstUse(() => import('./PhoneTabs'))

/** Of the frame, where the window is that of a phone: the tab bar, and on a home whose it is. Without their code the
 * menu stays in the header. */
export function usePhoneTabs(props: MenuPanelProps) {
  const pathname = usePathname()
  const isPhone = useNarrowWindow()
  const [failed, setFailed] = useState(false)
  const wanted = isPhone && !failed
  const parts = useDeferred(tabParts, wanted, () => setFailed(true))
  if (!wanted) return undefined
  return { tabs: <>{parts && <parts.PhoneTabs {...props} />}</>, lead: parts?.leadAt(pathname) }
}
