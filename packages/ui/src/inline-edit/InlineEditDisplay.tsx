import { Pencil } from 'lucide-react'
import type { MouseEvent, ReactNode, Ref } from 'react'
import { Spinner } from '../spinner'
import styles from './InlineEdit.module.css'

interface InlineEditDisplayProps {
  label: string
  /** The whole of it, where the room cuts it. */
  value: string
  disabled: boolean
  busy: boolean
  onEdit: () => void
  ref: Ref<HTMLButtonElement>
  children: ReactNode
}

/** The value while it is only read. */
export function InlineEditDisplay(props: InlineEditDisplayProps) {
  const { label, value, disabled, busy, onEdit, ref, children } = props
  const shown = (
    <span className={styles.value} title={value || undefined}>
      {children}
    </span>
  )
  if (disabled) return shown

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
      {shown}
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
