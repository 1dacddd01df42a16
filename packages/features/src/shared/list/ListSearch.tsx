import { SearchField } from '@atrium/ui/search-field'
import { type CSSProperties, useState } from 'react'
import { useSharedLabels } from '../texts/useSharedLabels'
import styles from './ListSearch.module.css'

interface ListSearchProps {
  /** What the list is searched for now. */
  readonly searched: string
  readonly onSearch: (term: string) => void
  readonly label: string
  readonly placeholder: string
  readonly maxLength: number
  readonly busy: boolean
}

/** Searches a list, and follows it when something else clears the search. */
export function ListSearch({ searched, onSearch, label, placeholder, maxLength, busy }: ListSearchProps) {
  const labels = useSharedLabels()
  const [typed, setTyped] = useState({ text: searched, for: searched })
  // Another search than the last one known came from outside: it replaces what stands in the field.
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

/** In pixels, with what stands beside it: at a desk no hint is cut. */
const widthOf = (hint: string) => 50 + hint.length * (hint > '\u3000' ? 14 : 7.4)
