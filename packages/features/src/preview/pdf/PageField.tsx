import { isComposing } from '@atrium/ui/keys'
import { type KeyboardEvent, useState } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { previewMessages } from '../messages'
import styles from './PageField.module.css'

interface PageFieldProps {
  /** From 1. */
  readonly page: number
  readonly count: number
  readonly onGo: (page: number) => void
}

/** The number of the visible page; typing another one and Enter goes there. */
export function PageField({ page, count, onGo }: PageFieldProps) {
  const texts = useTexts(previewMessages)
  const [typed, setTyped] = useState<string>()
  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') setTyped(undefined)
    if (event.key !== 'Enter' || isComposing(event)) return
    const wanted = Number.parseInt(typed ?? '', 10)
    if (wanted >= 1) onGo(Math.min(wanted, count))
    setTyped(undefined)
  }
  return (
    <span className={styles.field}>
      <input
        inputMode="numeric"
        aria-label={texts.page}
        value={typed ?? page}
        size={String(count).length}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
        onFocus={(event) => event.target.select()}
        onBlur={() => setTyped(undefined)}
        onKeyDown={press}
      />
      {`/ ${count}`}
    </span>
  )
}
