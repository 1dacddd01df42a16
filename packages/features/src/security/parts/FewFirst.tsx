import { Button } from '@atrium/ui/button'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../shared/host/useKept'
import layout from '../../shared/screen/Layout.module.css'
import { securityMessages } from '../messages'
import styles from './Rows.module.css'

const few = 5

interface FewFirstProps<T> {
  readonly rows: readonly T[]
  readonly children: (row: T) => ReactNode
}

/** Rows of a card: the first few, and all on request. */
export function FewFirst<T>({ rows, children }: FewFirstProps<T>) {
  const texts = useTexts(securityMessages)
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
            {extent === 'all' ? texts.showLess : texts.showAll(rows.length)}
          </Button>
        </div>
      )}
    </>
  )
}
