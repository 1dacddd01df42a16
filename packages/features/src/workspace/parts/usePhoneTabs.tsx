import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { onFirstUse, useDeferred } from '@atrium/ui/overlay'
import { type ReactNode, useState } from 'react'
import type { MenuPanelProps } from './MenuPanel'

const tabParts = onFirstUse(() => import('./PhoneTabs'))

/** The tab bar, where the window is that of a phone; without its code the menu stays in the header. */
export function usePhoneTabs(props: MenuPanelProps): ReactNode {
  const isPhone = useNarrowWindow()
  const [failed, setFailed] = useState(false)
  const wanted = isPhone && !failed
  const parts = useDeferred(tabParts, wanted, () => setFailed(true))
  if (!wanted) return undefined
  return <>{parts && <parts.PhoneTabs {...props} />}</>
}
