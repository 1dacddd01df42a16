import { onFirstUse, useDeferred } from '@atrium/ui/overlay'
import { useAtomValue } from 'jotai'
import { Headset } from 'lucide-react'
import { useId } from 'react'
import { drawnAtom } from '../../shared/drawer/drawnAtom'
import { useTexts } from '../../shared/host/useHost'
import { workspaceMessages } from '../messages'
import { useHelpWidget } from '../useHelpWidget'
import styles from './HelpWidget.module.css'

const panel = onFirstUse(() => import('./HelpPanel'))

/**
 * Hotline and feedback, behind a small round button in the margin of every page: shown on hover, focus or tap. The
 * account menu has both too, and on a phone it alone has them, because the page needs all the room there.
 */
export function HelpWidget() {
  const texts = useTexts(workspaceMessages)
  const id = useId()
  const { isOpen, root, open, close } = useHelpWidget()
  const loaded = useDeferred(panel, isOpen, close)
  const isCovered = Object.values(useAtomValue(drawnAtom)).some(Boolean)
  return (
    <aside {...root} className={styles.widget} data-covered={isCovered || undefined} aria-label={texts.help}>
      <button
        type="button"
        className={styles.handle}
        aria-expanded={isOpen}
        aria-controls={isOpen && loaded ? id : undefined}
        aria-label={texts.help}
        onClick={open}
      >
        <Headset aria-hidden />
      </button>
      {isOpen && loaded && (
        <div id={id} className={styles.panel}>
          <loaded.HelpPanel />
        </div>
      )}
    </aside>
  )
}
