import { Button } from '@atrium/ui/button'
import { SelectionBar } from '@atrium/ui/selection-bar'
import type { ReactNode } from 'react'
import { useDescribeFailure, useHost, useTexts } from '../host/useKept'
import { useAction } from '../request/useAction'
import { componentMessages } from '../texts/sharedMessages'
import { failureNotice } from '../wire/failureNotice'
import { listMessages } from './messages'

/** The toolbar that the selection bar replaces. */
export interface SelectionFrame {
  readonly className?: string | undefined
  /** Stays beside the bar. Default: nothing. */
  readonly kept?: ReactNode
  /** Shown while nothing is selected. */
  readonly children: ReactNode
}

interface SelectAcrossPagesProps<Row> extends SelectionFrame {
  /** Number of selected rows on all pages. */
  readonly selected: number
  /** Whether every selectable row of this page is selected. */
  readonly wholePage: boolean
  /** Number of rows that match the filters. */
  readonly total: number
  /** Maximum for one action. */
  readonly most: number
  /** One page (1-based) of matching rows. */
  readonly page: (pageIndex: number, pageSize: number) => Promise<{ readonly list: readonly Row[] }>
  readonly onSelect: (rows: readonly Row[]) => void
  readonly onClear: () => void
  /** Actions for the selection. */
  readonly actions: ReactNode
}

const atOnce = 100

/**
 * Actions for selected rows, in place of a list's toolbar; once a whole page is selected, offers to select all rows
 * that match the filters.
 */
export function SelectAcrossPages<Row>(props: SelectAcrossPagesProps<Row>) {
  const { selected, wholePage, total, most, page, onSelect, onClear, actions, ...frame } = props
  const texts = useTexts(listMessages)
  const { selected: selectedOf, clearSelection } = useTexts(componentMessages)
  const { notify } = useHost()
  const describe = useDescribeFailure()
  const wanted = Math.min(total, most)
  const { run, busy } = useAction(async () => {
    const rows: Row[] = []
    for (let pageIndex = 1; rows.length < wanted; pageIndex += 1) {
      const { list } = await page(pageIndex, atOnce)
      if (list.length === 0) break
      rows.push(...list)
    }
    return rows.slice(0, wanted)
  })

  async function selectAll() {
    const result = await run()
    if (result.done) onSelect(result.value)
    else notify(failureNotice(result.failure, describe(result.failure)))
  }

  return (
    <SelectionBar
      {...frame}
      count={selected}
      words={selectedOf(selected)}
      clearLabel={clearSelection}
      onClear={onClear}
      actions={
        <>
          {wholePage && selected < wanted && (
            <Button variant="ghost" size="small" busy={busy} onClick={selectAll}>
              {wanted < total ? texts.selectFirst(wanted) : texts.selectEverything(total)}
            </Button>
          )}
          {actions}
        </>
      }
    />
  )
}
