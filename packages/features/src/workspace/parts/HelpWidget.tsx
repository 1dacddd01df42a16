import { Button } from '@atrium/ui/button'
import { IconButton } from '@atrium/ui/icon-button'
import { Link } from '@atrium/ui/link'
import { Copy, ExternalLink, Headset, PanelRightClose } from 'lucide-react'
import { useId } from 'react'
import { useTexts } from '../../shared/host/useHost'
import { useCopy } from '../../shared/screen/useCopy'
import { workspaceMessages } from '../messages'
import { useHelpWidget } from '../useHelpWidget'
import styles from './HelpWidget.module.css'

/**
 * Hotline and feedback at the edge of every page, shown on hover, focus or tap. It can be put away to a thin tab. On
 * a phone they stand in the account menu alone, as nothing but the page has room there.
 */
export function HelpWidget() {
  const texts = useTexts(workspaceMessages)
  const copy = useCopy()
  const id = useId()
  const { isOpen, isPutAway, putAway, root, handle, open } = useHelpWidget()
  return (
    <aside
      {...root}
      className={styles.widget}
      data-state={isPutAway ? 'away' : 'shown'}
      aria-label={texts.help}
    >
      <button
        ref={handle}
        type="button"
        className={styles.handle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
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
      {isOpen && (
        <div id={id} className={styles.panel}>
          <p className={styles.label}>{texts.hotlineLabel}</p>
          <p className={styles.number}>
            <Link href={`tel:${texts.hotline}`}>{texts.hotline}</Link>
            <IconButton
              size="small"
              label={texts.copyHotline}
              icon={<Copy />}
              onClick={() => copy(texts.hotline)}
            />
          </p>
          <p className={styles.hint}>{texts.hotlineHours}</p>
          <div className={styles.foot}>
            <Link href={texts.feedbackAddress} target="_blank" rel="noopener noreferrer">
              {texts.feedback}
              <ExternalLink className={styles.outside} aria-hidden />
            </Link>
            {!isPutAway && (
              <Button variant="ghost" size="small" icon={<PanelRightClose aria-hidden />} onClick={putAway}>
                {texts.putAway}
              </Button>
            )}
          </div>
        </div>
      )}
    </aside>
  )
}
