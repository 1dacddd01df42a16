import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { limitCodePoints } from './limitCodePoints'
import styles from './Tree.module.css'

export type NameFieldProps = {
  /** What it is for, for assistive technology. */
  label: string
  /** Said while the name is being saved. */
  savingLabel: string
  defaultValue: string
  /** Longest name in code points. */
  maxLength: number | undefined
  /** While the name is being saved. */
  busy: boolean
  /** How it ended decides where the focus goes. */
  onCommit: (value: string, by: 'enter' | 'blur') => void
  onCancel: () => void
}

/** A menu that opened the field may take the focus back while it closes; this long, in ms, we insist. */
const settling = 600

/** The field that a name is typed into: Enter or leaving it saves, Escape does not. */
export function NameField(props: NameFieldProps) {
  const { label, savingLabel, defaultValue, maxLength, busy, onCommit, onCancel } = props
  const [value, setValue] = useState(defaultValue)
  const field = useRef<HTMLInputElement>(null)
  const left = useRef(false)
  const ended = useRef(false)

  useEffect(() => {
    const started = performance.now()
    const input = field.current
    if (!input) return
    input.focus({ preventScroll: true })
    input.select()

    const onPointerDown = (event: PointerEvent) => {
      if (event.target !== input) left.current = true
    }
    const onFocusOut = () => {
      if (left.current || performance.now() - started > settling) return
      requestAnimationFrame(() => input.focus({ preventScroll: true }))
    }
    document.addEventListener('pointerdown', onPointerDown, true)
    input.addEventListener('focusout', onFocusOut)
    const settled = setTimeout(() => {
      left.current = true
    }, settling)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown, true)
      input.removeEventListener('focusout', onFocusOut)
      clearTimeout(settled)
    }
  }, [])

  const end = (by: 'enter' | 'blur') => {
    if (ended.current) return
    ended.current = true
    onCommit(value, by)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (event.key === 'Tab') left.current = true
    else if (event.key === 'Enter') end('enter')
    else if (event.key === 'Escape' && !busy) {
      ended.current = true
      onCancel()
    }
  }

  return (
    <span className={styles.field}>
      <input
        ref={field}
        className={styles.input}
        value={value}
        readOnly={busy}
        aria-label={label}
        aria-busy={busy}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target, nativeEvent }) => {
          const composing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
          setValue(composing ? target.value : limitCodePoints(target.value, maxLength))
        }}
        onCompositionEnd={({ currentTarget }) => setValue(limitCodePoints(currentTarget.value, maxLength))}
        onKeyDown={onKeyDown}
        onBlur={() => {
          if (left.current && document.hasFocus()) end('blur')
        }}
      />
      {busy && <span className={styles.spinner} role="status" aria-label={savingLabel} />}
    </span>
  )
}
