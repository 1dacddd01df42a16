import { Pencil } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useRef } from 'react'
import { Spinner } from '../spinner'
import styles from './InlineEdit.module.css'

interface InlineEditDisplayProps {
  label: string
  /** The whole text, in case it is cut. */
  value: string
  startsBy: 'click' | 'doubleClick'
  disabled: boolean
  busy: boolean
  onEdit: () => void
  ref: Ref<HTMLButtonElement>
  children: ReactNode
}

/** The value while it isn't edited. */
export function InlineEditDisplay(props: InlineEditDisplayProps) {
  const { label, value, startsBy, disabled, busy, onEdit, ref, children } = props
  const text = useRef<HTMLSpanElement>(null)

  // A mouse gesture in addition to the button, so it needs no accessible equivalent.
  useEffect(() => {
    const node = text.current
    if (startsBy !== 'doubleClick' || disabled || busy) return
    node?.addEventListener('dblclick', onEdit)
    return () => node?.removeEventListener('dblclick', onEdit)
  }, [startsBy, disabled, busy, onEdit])

  const shown = (
    <span ref={text} className={styles.value} title={value || undefined}>
      {children}
    </span>
  )
  if (disabled) return shown

  const start = () => {
    if (!busy) onEdit()
  }
  const button = {
    ref,
    type: 'button',
    'aria-label': label,
    'aria-disabled': busy || undefined,
    'aria-busy': busy || undefined,
    onClick: start,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'F2') return
      event.preventDefault()
      start()
    },
  } as const
  const icon = busy ? <Spinner size="small" /> : <Pencil aria-hidden="true" className={styles.pencil} />

  if (startsBy === 'click')
    return (
      <button {...button} className={styles.display}>
        {shown}
        {icon}
      </button>
    )
  return (
    <span className={styles.display}>
      {shown}
      <button {...button} title={label} className={styles.start}>
        {icon}
      </button>
    </span>
  )
}
