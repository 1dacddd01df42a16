import { Button } from '@atrium/ui/button'
import { useTexts } from '../host/useKept'
import { sharedMessages } from '../texts/sharedMessages'
import styles from './ChoiceFooter.module.css'

interface ChoiceFooterProps {
  /** The amount chosen, or the next step. */
  readonly chosen: string
  /** `invalid`: `chosen` contains an error. Default: `valid`. */
  readonly state?: 'valid' | 'invalid'
  readonly label: string
  readonly disabled: boolean
  readonly busy?: boolean
  readonly onChoose: () => void
  readonly onClose: () => void
}

/** The footer of a dialog with a list to choose from. It stays visible while the list scrolls. */
export function ChoiceFooter(props: ChoiceFooterProps) {
  const { chosen, state = 'valid', label, disabled, busy = false, onChoose, onClose } = props
  const { cancel } = useTexts(sharedMessages)
  return (
    <div className={styles.footer}>
      <p role="status" className={styles.chosen} data-state={state}>
        {chosen}
      </p>
      <Button onClick={onClose}>{cancel}</Button>
      <Button variant="primary" disabled={disabled} busy={busy} onClick={onChoose}>
        {label}
      </Button>
    </div>
  )
}
