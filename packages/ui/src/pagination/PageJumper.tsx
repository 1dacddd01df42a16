import { type KeyboardEvent, useState } from 'react'
import { isComposing } from '../keys/isComposing'
import styles from './Pagination.module.css'
import type { PaginationLabels } from './PaginationLabels'

interface PageJumperProps {
  count: number
  disabled: boolean
  labels: PaginationLabels
  onJump: (page: number) => void
}

/** A field for a page number. Enter, or leaving it, goes there; beyond the last page means the last. */
export function PageJumper({ count, disabled, labels, onJump }: PageJumperProps) {
  const [text, setText] = useState('')

  const jump = () => {
    if (text) onJump(Math.min(count, Math.max(1, Number(text))))
    setText('')
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event)) return
    // A list may stand in a form, which this must not send.
    event.preventDefault()
    jump()
  }

  return (
    <label className={styles.jumper}>
      {labels.jumpTo}
      <input
        className={styles.field}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        disabled={disabled}
        value={text}
        onChange={(event) => setText(event.target.value.replace(/\D/g, ''))}
        onKeyDown={onKeyDown}
        onBlur={jump}
      />
      {labels.jumpUnit}
    </label>
  )
}
