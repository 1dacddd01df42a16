import { Button } from '@atrium/ui/button'
import { useTexts } from '../../shared/host/useHost'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import styles from './AssignFooter.module.css'

interface AssignFooterProps {
  /** How much is chosen, or what is still to do. */
  readonly chosen: string
  readonly canAssign: boolean
  readonly busy?: boolean
  readonly onAssign: () => void
  readonly onClose: () => void
}

/** The last line of a dialog that assigns licences. It stays in view while the list above scrolls. */
export function AssignFooter({ chosen, canAssign, busy = false, onAssign, onClose }: AssignFooterProps) {
  const texts = useAuthorisationTexts()
  const { cancel } = useTexts(sharedMessages)
  return (
    <div className={styles.footer}>
      <p role="status" className={styles.chosen}>
        {chosen}
      </p>
      <Button onClick={onClose}>{cancel}</Button>
      <Button variant="primary" disabled={!canAssign} busy={busy} onClick={onAssign}>
        {texts.assign}
      </Button>
    </div>
  )
}
