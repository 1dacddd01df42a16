import { Button } from '@atrium/ui/button'
import { type ReactNode, useState } from 'react'
import styles from './FewFirst.module.css'
import layout from './Layout.module.css'

const few = 5

interface FewFirstProps<T> {
  readonly rows: readonly T[]
  readonly labels: { readonly showAll: (count: number) => string; readonly showLess: string }
  readonly children: (row: T) => ReactNode
}

/** Rows of a card: the first few, and all on request. */
export function FewFirst<T>({ rows, labels, children }: FewFirstProps<T>) {
  const [extent, setExtent] = useState<'few' | 'all'>('few')
  return (
    <>
      <ul className={layout.plainList}>{(extent === 'all' ? rows : rows.slice(0, few)).map(children)}</ul>
      {rows.length > few && (
        <div className={styles.more}>
          <Button
            variant="ghost"
            size="small"
            aria-expanded={extent === 'all'}
            onClick={() => setExtent(extent === 'all' ? 'few' : 'all')}
          >
            {extent === 'all' ? labels.showLess : labels.showAll(rows.length)}
          </Button>
        </div>
      )}
    </>
  )
}
