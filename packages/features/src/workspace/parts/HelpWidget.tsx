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
 * Hotline and feedback at the edge of every page, shown on hover, focus or tap. It can be put away to a thin tab. On
 * a phone they stand in the account menu alone, as nothing but the page has room there.
 */
export function HelpWidget() {
  const texts = useTexts(workspaceMessages)
  const id = useId()
  const { isOpen, isPutAway, putAway, root, handle, open, close } = useHelpWidget()
  const loaded = useDeferred(panel, isOpen, close)
  const isCovered = Object.values(useAtomValue(drawnAtom)).some(Boolean)
  return (
    <aside
      {...root}
      className={styles.widget}
      data-state={isPutAway ? 'away' : 'shown'}
      data-covered={isCovered || undefined}
      aria-label={texts.help}
    >
      <button
        ref={handle}
        type="button"
        className={styles.handle}
        aria-expanded={isOpen}
        aria-controls={isOpen && loaded ? id : undefined}
        aria-label={texts.help}
        onClick={open}
      >
        <Headset aria-hidden />
        {!isPutAway && (
          <span aria-hidden className={styles.word}>
            {texts.helpShort}
          </span>
        )}
      </button>
      {isOpen && loaded && (
        <div id={id} className={styles.panel}>
          <loaded.HelpPanel onPutAway={isPutAway ? undefined : putAway} />
        </div>
      )}
    </aside>
  )
}
