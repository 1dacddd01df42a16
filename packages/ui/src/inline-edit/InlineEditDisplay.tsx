import { Pencil } from 'lucide-react'
import type { MouseEvent, ReactNode, Ref } from 'react'
import { Spinner } from '../spinner'
import styles from './InlineEdit.module.css'

interface InlineEditDisplayProps {
  label: string
  disabled: boolean
  busy: boolean
  onEdit: () => void
  ref: Ref<HTMLButtonElement>
  children: ReactNode
}

/** The value while it is only read. */
export function InlineEditDisplay({ label, disabled, busy, onEdit, ref, children }: InlineEditDisplayProps) {
  if (disabled) return <span className={styles.value}>{children}</span>

  function click(event: MouseEvent<HTMLButtonElement>) {
    if (!busy && !isSingleMouseClick(event)) onEdit()
  }

  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      className={styles.display}
      onClick={click}
      onKeyDown={(event) => {
        if (event.key !== 'F2' || busy) return
        event.preventDefault()
        onEdit()
      }}
    >
      <span className={styles.value}>{children}</span>
      {busy ? <Spinner size="small" /> : <Pencil aria-hidden="true" className={styles.pencil} />}
    </button>
  )
}

// A mouse must click twice, since a single click may select the row; keys, assistive technology (detail 0)
// and fingers have no second click to give.
function isSingleMouseClick(event: MouseEvent) {
  const byMouse = !('pointerType' in event.nativeEvent) || event.nativeEvent.pointerType === 'mouse'
  return event.detail === 1 && byMouse
}
