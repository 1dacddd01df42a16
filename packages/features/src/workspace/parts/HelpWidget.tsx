import { IconButton } from '@atrium/ui/icon-button'
import { Link } from '@atrium/ui/link'
import { useAtomValue } from 'jotai'
import { Copy, ExternalLink, Headset } from 'lucide-react'
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { drawnAtom } from '../../shared/drawer/drawers'
import { useTexts } from '../../shared/host/useKept'
import { useCopy } from '../../shared/screen/useCopy'
import { helpMessages, workspaceMessages } from '../messages'
import styles from './HelpWidget.module.css'

/**
 * Hotline and feedback, behind a small round button in the margin of every page, on hover, focus or tap. The
 * account menu has both too; on a phone only that menu has them, because the page needs all the space.
 */
export function HelpWidget() {
  const texts = useTexts(workspaceMessages)
  const id = useId()
  const { isOpen, root, open } = useHelpWidget()
  const isCovered = Object.values(useAtomValue(drawnAtom)).some(Boolean)
  return (
    <aside {...root} className={styles.widget} data-covered={isCovered || undefined} aria-label={texts.help}>
      <button
        type="button"
        className={styles.handle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={texts.help}
        onClick={open}
      >
        <Headset aria-hidden />
      </button>
      {isOpen && (
        <div id={id} className={styles.panel}>
          <HelpPanel />
        </div>
      )}
    </aside>
  )
}

/** Whether the widget is open, by hover, focus or tap. */
function useHelpWidget() {
  const [isOpen, setOpen] = useState(false)
  const ref = useRef<HTMLElement>(null)

  useEffect(() => {
    if (!isOpen) return
    const closeOutside = (event: Event) => {
      if (ref.current && !event.composedPath().includes(ref.current)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [isOpen])

  const root = {
    ref,
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setOpen(true),
    onPointerLeave({ pointerType }: PointerEvent) {
      if (pointerType === 'mouse' && !ref.current?.contains(document.activeElement)) setOpen(false)
    },
    onFocus({ target }: FocusEvent) {
      if (target.matches(':focus-visible')) setOpen(true)
    },
    onBlur({ relatedTarget }: FocusEvent) {
      if (relatedTarget instanceof Node && !ref.current?.contains(relatedTarget)) setOpen(false)
    },
    onKeyDown({ key }: KeyboardEvent) {
      if (key === 'Escape') setOpen(false)
    },
  }
  return { isOpen, open: () => setOpen(true), root }
}

/** The hotline, and the address for feedback. */
function HelpPanel() {
  const texts = useTexts(helpMessages)
  const copy = useCopy()
  return (
    <>
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
      </div>
    </>
  )
}
