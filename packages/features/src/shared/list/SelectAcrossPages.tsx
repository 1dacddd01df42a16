import { Button } from '@atrium/ui/button'
import { useDescribeFailure, useHost, useTexts } from '../host/useHost'
import { useAction } from '../request/useAction'
import { componentMessages } from '../texts/componentMessages'
import { failureNotice } from '../wire/failureNotice'
import { listMessages } from './listMessages'
import styles from './SelectAcrossPages.module.css'

interface SelectAcrossPagesProps<Row> {
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
}

const atOnce = 100

/** How many are selected; once a whole page is, an offer to select all that the filters leave. */
export function SelectAcrossPages<Row>(props: SelectAcrossPagesProps<Row>) {
  const { selected, wholePage, total, most, page, onSelect, onClear } = props
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
    <div className={styles.bar}>
      <span role="status">{selected > 0 && selectedOf(selected)}</span>
      {wholePage && selected > 0 && selected < wanted && (
        <Button variant="ghost" size="small" busy={busy} onClick={selectAll}>
          {wanted < total ? texts.selectFirst(wanted) : texts.selectEverything(total)}
        </Button>
      )}
      {selected > 0 && (
        <Button variant="ghost" size="small" onClick={onClear}>
          {clearSelection}
        </Button>
      )}
    </div>
  )
}
