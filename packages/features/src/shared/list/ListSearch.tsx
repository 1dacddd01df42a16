import { SearchField } from '@atrium/ui/search-field'
import { type CSSProperties, useState } from 'react'
import { useSharedLabels } from '../texts/useSharedLabels'
import styles from './ListSearch.module.css'

interface ListSearchProps {
  /** The current search. */
  readonly searched: string
  readonly onSearch: (term: string) => void
  readonly label: string
  readonly placeholder: string
  readonly maxLength: number
  readonly busy: boolean
}

/** Searches a list, and follows when the search is cleared elsewhere. */
export function ListSearch({ searched, onSearch, label, placeholder, maxLength, busy }: ListSearchProps) {
  const labels = useSharedLabels()
  const [typed, setTyped] = useState({ text: searched, for: searched })
  // A search that differs from the last known one came from outside: it replaces the field's text.
  if (typed.for !== searched) {
    setTyped({ text: typed.text.trim() === searched ? typed.text : searched, for: searched })
  }
  return (
    <SearchField
      className={styles.search}
      value={typed.text}
      onValueChange={(text) => setTyped({ text, for: searched })}
      onSearch={onSearch}
      maxLength={maxLength}
      placeholder={placeholder}
      style={{ '--hint': `${widthOf(placeholder)}px` } as CSSProperties}
      busy={busy}
      labels={labels.search(label)}
    />
  )
}

/** In pixels, including icon and button: on desktops no hint is cut. */
const widthOf = (hint: string) => 50 + hint.length * (hint > '\u3000' ? 14 : 7.4)
