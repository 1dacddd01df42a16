import { Eye, EyeOff } from 'lucide-react'
import { IconButton } from '../icon-button'
import styles from './TextField.module.css'
import type { TextFieldLabels } from './TextFieldLabels'

interface RevealButtonProps {
  labels: TextFieldLabels
  revealed: boolean
  disabled: boolean | undefined
  onToggle: (revealed: boolean) => void
}

/** Shows a password, or hides it again, without taking the focus out of the input when clicked. */
export function RevealButton({ labels, revealed, disabled, onToggle }: RevealButtonProps) {
  return (
    <IconButton
      label={revealed ? labels.conceal : labels.reveal}
      icon={revealed ? <EyeOff /> : <Eye />}
      size="tiny"
      disabled={disabled}
      className={styles.reveal}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onToggle(!revealed)}
    />
  )
}
