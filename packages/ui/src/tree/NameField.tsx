import { type KeyboardEvent, useEffect, useRef } from 'react'
import { isComposing } from '../keys/isComposing'
import { Spinner } from '../spinner'
import { useCodePointLimit } from '../text-field'
import styles from './NameField.module.css'
import { useHeldFocus } from './useHeldFocus'

type NameFieldProps = {
  /** The accessible name. */
  label: string
  /** Announced while the name is being saved. */
  savingLabel: string
  defaultValue: string
  /** Longest name in code points. */
  maxLength: number | undefined
  /** The name is being saved. */
  busy: boolean
  /** The kind of commit decides where the focus goes. */
  onCommit: (value: string, by: 'enter' | 'blur') => void
  onCancel: () => void
}

/** The input for a name: Enter or blur saves, Escape cancels. */
export function NameField(props: NameFieldProps) {
  const { label, savingLabel, defaultValue, maxLength, busy, onCommit, onCancel } = props
  const field = useRef<HTMLInputElement>(null)
  const ended = useRef(false)
  const mayLeave = useHeldFocus(field)
  useCodePointLimit(field, maxLength)
  useEffect(() => field.current?.select(), [])

  const end = (by: 'enter' | 'blur') => {
    if (ended.current) return
    ended.current = true
    onCommit(field.current?.value ?? '', by)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (isComposing(event) || busy) return
    if (event.key === 'Enter') end('enter')
    if (event.key === 'Escape') {
      ended.current = true
      onCancel()
    }
  }

  return (
    <span className={styles.field}>
      <input
        ref={field}
        className={styles.input}
        defaultValue={defaultValue}
        readOnly={busy}
        aria-label={label}
        aria-busy={busy}
        autoComplete="off"
        spellCheck={false}
        onKeyDown={onKeyDown}
        onBlur={() => {
          if (mayLeave() && document.hasFocus()) end('blur')
        }}
      />
      {busy && <Spinner size="small" className={styles.spinner} label={savingLabel} />}
    </span>
  )
}
