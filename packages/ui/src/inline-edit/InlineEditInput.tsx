import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { isComposing } from '../keys/isComposing'
import { Spinner } from '../spinner'
import { useCodePointLimit } from '../text-field'
import styles from './InlineEdit.module.css'
import type { InlineEditProps } from './InlineEditProps'

type InlineEditInputProps = Pick<
  InlineEditProps,
  'value' | 'onCommit' | 'allowEmpty' | 'validate' | 'maxLength' | 'labels'
> & {
  busy: boolean
  /** Editing ended: by a key, which returns the focus, or because the focus moved elsewhere. */
  onClose: (by: 'key' | 'blur') => void
}

/** The value while it is edited. */
export function InlineEditInput({
  value,
  onCommit,
  allowEmpty,
  validate,
  maxLength,
  busy,
  labels,
  onClose,
}: InlineEditInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState(value)
  const [phase, setPhase] = useState<'typing' | 'saving'>('typing')
  const [error, setError] = useState<string>()
  const refused = useRef<string>(undefined)
  const errorId = useId()
  const waiting = busy || phase === 'saving'
  useCodePointLimit(input, maxLength)

  useLayoutEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])

  async function commit(by: 'key' | 'blur') {
    if (waiting) return
    const text = draft.trim()
    if ((text === '' && !allowEmpty) || text === value) return onClose(by)
    if (by === 'blur' && text === refused.current) return

    const problem = validate?.(text)
    if (problem) return refuse(text, problem)
    setError(undefined)
    try {
      const saving = onCommit(text)
      if (saving instanceof Promise) {
        setPhase('saving')
        await saving
      }
      onClose(by)
    } catch (reason) {
      setPhase('typing')
      refuse(text, typeof labels.failed === 'function' ? labels.failed(reason) : labels.failed)
    }
  }

  function refuse(text: string, why: string) {
    refused.current = text
    setError(why)
  }

  function keyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Navigation keys of the surrounding table or tree belong to the text here.
    event.stopPropagation()
    if (isComposing(event)) return
    if (event.key === 'Enter') {
      event.preventDefault()
      void commit('key')
    }
    if (event.key === 'Escape') {
      event.preventDefault()
      if (!waiting) onClose('key')
    }
  }

  return (
    <span className={styles.editor}>
      <input
        ref={input}
        value={draft}
        readOnly={waiting}
        aria-label={labels.input}
        aria-busy={waiting || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        autoComplete="off"
        spellCheck={false}
        className={styles.input}
        onChange={(event) => {
          setDraft(event.currentTarget.value)
          setError(undefined)
        }}
        onKeyDown={keyDown}
        onBlur={() => void commit('blur')}
        onClick={(event) => event.stopPropagation()}
        onDoubleClick={(event) => event.stopPropagation()}
      />
      {waiting && <Spinner size="small" className={styles.spinner} />}
      <span role="alert" id={errorId} className={styles.error}>
        {error}
      </span>
    </span>
  )
}
