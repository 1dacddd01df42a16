import { Card } from '@atrium/ui/card'
import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { SelectionBar } from '@atrium/ui/selection-bar'
import type { ReactNode } from 'react'
import { useTexts } from '../host/useKept'
import { RequestFailure } from '../request/RequestFailure'
import type { Request } from '../request/request'
import { componentMessages } from '../texts/sharedMessages'
import type { CallOptions } from '../wire/client'
import { ColumnsButton } from './ColumnsButton'
import { ExportButton } from './export/ExportButton'
import { wholeExport } from './export/wholeExport'
import type { ListColumn } from './ListColumn'
import { InSheet } from './ListToolbar'
import toolbar from './ListToolbar.module.css'
import { RequestTable, type RequestTableProps } from './RequestTable'
import styles from './TableCard.module.css'
import { useColumnChoice } from './useColumnChoice'
import { useQuerySorting } from './useQueryChange'

interface WholeListProps<Row> extends Omit<RequestTableProps<Row>, 'request' | 'rows' | 'title'> {
  readonly request: Request<readonly Row[]>
  /** Requests the rows for an export: all of them, as they are then. */
  readonly ask: (call: CallOptions) => Promise<readonly Row[]>
  readonly columns: readonly ListColumn<Row>[]
  /** Above the list, if the page is about more than it. Default: none. */
  readonly title?: ReactNode
  /** Name of the exported file. Default: the caption. */
  readonly exportName?: string
  /** The most frequent action: on a phone it stays visible, and all others are in a sheet. */
  readonly main: ReactNode
  /** Actions, before the columns and the export. */
  readonly actions?: ReactNode
  /** Actions for selected rows, if rows are selectable. */
  readonly selectionActions?: ReactNode
  /** Its name in a page's guide. */
  readonly guide?: string
  /** Names of its parameters in the address, if another list is on the same page. */
  readonly names?: { readonly hide: string; readonly sort: string }
}

/** A list that the service returns as a whole, as a card: columns, order, export, and all states in place of rows. */
export function WholeList<Row>({
  ask,
  columns,
  title,
  exportName,
  main,
  actions,
  selectionActions,
  guide,
  names,
  ...table
}: WholeListProps<Row>) {
  const { request, onRetry, selection, onSelectionChange } = table
  const texts = useTexts(componentMessages)
  const choice = useColumnChoice(columns, names?.hide)
  const sorting = useQuerySorting(columns, names?.sort)
  const isNarrow = useNarrowWindow()
  const rows = request.state === 'ready' ? request.value : none
  if (request.state === 'failed' && request.failure.kind === 'forbidden')
    return <RequestFailure failure={request.failure} onRetry={onRetry} />
  const tools = (
    <>
      <ColumnsButton {...choice} />
      <ExportButton
        name={exportName ?? String(table.caption)}
        columns={columns}
        page={wholeExport(ask)}
        disabled={rows.length === 0}
      />
    </>
  )
  const bar = {
    count: selection?.size ?? 0,
    words: texts.selected(selection?.size ?? 0),
    actions: selectionActions,
    clearLabel: texts.clearSelection,
    onClear: () => onSelectionChange?.(nothing),
  }
  const acting = (
    <>
      {actions}
      {main}
      {tools}
    </>
  )
  const wide = selection ? (
    <SelectionBar {...bar}>
      <div className={styles.tools}>{acting}</div>
    </SelectionBar>
  ) : (
    acting
  )
  const narrow = (
    <SelectionBar
      {...bar}
      {...(!title && { className: toolbar.toolbar })}
      kept={title ? main : <div className={toolbar.search}>{main}</div>}
    >
      <InSheet actions={actions} tools={tools} />
    </SelectionBar>
  )
  return (
    <Card
      className={`${styles.card} ${styles.list}`}
      padding="none"
      bleeds
      {...(title && { title, 'aria-labelledby': undefined })}
      data-guide={guide}
      actions={isNarrow ? title && narrow : wide}
    >
      {isNarrow && !title && narrow}
      <RequestTable {...table} {...sorting} columns={choice.visible} rows={rows} />
    </Card>
  )
}

const none: readonly never[] = []
const nothing: ReadonlySet<string> = new Set()
