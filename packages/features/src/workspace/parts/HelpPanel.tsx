import { IconButton } from '@atrium/ui/icon-button'
import { Link } from '@atrium/ui/link'
import { Copy, ExternalLink } from 'lucide-react'
import { useTexts } from '../../shared/host/useHost'
import { useCopy } from '../../shared/screen/useCopy'
import { helpMessages } from '../messages'
import styles from './HelpWidget.module.css'

/** The hotline, and where to write to. */
export function HelpPanel() {
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
