import { Button } from '@atrium/ui/button'
import { SelectionBar } from '@atrium/ui/selection-bar'
import type { ReactNode } from 'react'
import { useDescribeFailure, useHost, useTexts } from '../host/useHost'
import { useAction } from '../request/useAction'
import { componentMessages } from '../texts/sharedMessages'
import { failureNotice } from '../wire/failureNotice'
import { listMessages } from './messages'

/** The line that the bar takes the place of. */
export interface SelectionFrame {
  readonly className?: string | undefined
  /** What stays beside the bar. Default: nothing. */
  readonly kept?: ReactNode
  /** What stands there while nothing is selected. */
  readonly children: ReactNode
}

interface SelectAcrossPagesProps<Row> extends SelectionFrame {
  /** How many are selected now, on whichever pages. */
  readonly selected: number
  /** Whether every row of this page that can be selected is. */
  readonly wholePage: boolean
  /** How many rows the filters leave. */
  readonly total: number
  /** At most so many can be acted on at once. */
  readonly most: number
  /** One page (1-based) of what the filters leave. */
  readonly page: (pageIndex: number, pageSize: number) => Promise<{ readonly list: readonly Row[] }>
  readonly onSelect: (rows: readonly Row[]) => void
  readonly onClear: () => void
  /** What can be done with them. */
  readonly actions: ReactNode
}

const atOnce = 100

/**
 * What can be done with the selected, in place of a list's tools; once a whole page is, an offer to select all that
 * the filters leave.
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
