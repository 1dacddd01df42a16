import { clsx } from 'clsx'
import {
  type CSSProperties,
  type ReactNode,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useState,
} from 'react'
import styles from './DataTable.module.css'
import type { DataTableProps } from './DataTableProps'
import { DeferredLines } from './DeferredLines'
import { SkeletonRows } from './SkeletonRows'
import type { SelectionStore } from './selection/SelectionStore'
import { useSelectionStore } from './selection/useSelectionStore'
import { type Cut, shownTables } from './shownTables'
import { useSortedRows } from './sorting/useSortedRows'
import { TableBody } from './TableBody'
import { TableColumns } from './TableColumns'
import { TableHead } from './TableHead'
import { useColumnModel } from './useColumnModel'
import { type TableLayout, useTableLayout } from './useTableLayout'
import { VirtualTableBody } from './VirtualTableBody'

const virtualFrom = 200

/* A page of 100 with three rows should not reserve a whole screen. */
const mostReserved = 10
const mostSkeletons = 20

/**
 * Rows in typed columns: sorted by the table or the service, selected across pages, rendered only in view if
 * there are many, and with two lines each on narrow screens.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    columns: givenColumns,
    rows,
    getRowId,
    getRowLabel,
    caption,
    labels,
    state = 'ready',
    filtered,
    empty,
    noMatches,
    failed,
    reservedRows = 10,
    sorting: _sorting,
    defaultSorting: _defaultSorting,
    onSortingChange: _onSortingChange,
    sortingBy = 'client',
    locale,
    selectable: _selectable,
    selection: _selection,
    defaultSelection: _defaultSelection,
    onSelectionChange: _onSelectionChange,
    isRowSelectable,
    checkboxes = 'whileSelecting',
    selectPlace,
    dragging,
    groups,
    density = 'regular',
    virtual = rows.length >= virtualFrom,
    maxHeight = virtual ? 640 : undefined,
    totalRows = rows.length,
    rowOffset = 0,
    columnWidths: _columnWidths,
    defaultColumnWidths: _defaultColumnWidths,
    onColumnWidthsChange: _onColumnWidthsChange,
    resizable = true,
    footer,
    handle,
    className,
    style,
    ...rest
  } = props
  const captionId = useId()
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const layout = useTableLayout(scroller, density)
  const [cut, show] = useState<Cut>()
  // Two-line rows have no columns that an edge could cut.
  const cutColumns = layout.as === 'table' ? cut : undefined
  const columns = useMemo(() => cutColumns?.of(givenColumns) ?? givenColumns, [givenColumns, cutColumns])
  useEffect(() => {
    if (!scroller) return
    const shown = { scroller, show }
    shownTables.add(shown)
    return () => void shownTables.delete(shown)
  }, [scroller])
  const store = useSelectionStore(props)
  const [isSelecting, setSelecting] = useSelecting(store)
  const waits = store && labels.select && layout.as === 'lines' && checkboxes === 'whileSelecting'
  const hasSelected = (props.selection ?? store?.selected)?.size
  const selection = waits && !isSelecting && !hasSelected ? undefined : store
  const { table, sorting, widths } = useColumnModel(props)
  const sorted = useSortedRows(rows, columns, sortingBy === 'client' ? sorting : null, locale)

  useImperativeHandle(handle, () => ({
    controlOf: (rowId) =>
      controlOfRow(
        scroller,
        sorted.findIndex((row) => getRowId(row) === rowId),
      ),
  }))

  const Body = bodyFor(virtual, layout.as)
  const filled = rows.length > 0 ? 'rows' : 'nothing'
  const shows = state === 'loading' || state === 'failed' ? state : filled
  // A single page ends with its last row. One of several pages keeps their height.
  const isWhole = shows === 'rows' && totalRows <= rows.length && maxHeight === undefined
  const reserved = isWhole ? 0 : Math.min(reservedRows, mostReserved)

  function select(begins: boolean) {
    setSelecting(begins)
    if (!begins && store?.selected.size) store.onRequest(new Set())
  }

  return (
    <div
      {...rest}
      data-slot="data-table"
      data-state={state}
      data-layout={layout.as}
      data-density={density}
      data-end={footer ? 'footer' : 'rows'}
      className={clsx(styles.root, className)}
      style={{ '--reserved-rows': reserved, ...style } as CSSProperties}
    >
      <div className={styles.progress} hidden={state !== 'refreshing'} />
      <section
        ref={setScroller}
        className={styles.scroller}
        data-scrolls={maxHeight !== undefined || layout.scrolls ? 'itself' : 'with-page'}
        style={maxHeight === undefined ? undefined : { maxHeight }}
        aria-labelledby={layout.scrolls ? captionId : undefined}
        tabIndex={layout.scrolls ? 0 : undefined}
      >
        <table
          className={styles.table}
          style={
            layout.as === 'table' &&
            (Object.keys(widths).length > 0 || columns.some((column) => column.grows))
              ? { minWidth: table.getTotalSize() + (selection ? 48 : 0) }
              : undefined
          }
          role={layout.as === 'lines' ? 'table' : undefined}
          aria-labelledby={captionId}
          aria-busy={state === 'loading' || state === 'refreshing'}
          aria-rowcount={virtual || totalRows !== rows.length ? totalRows + 1 : undefined}
        >
          <caption id={captionId} className={styles.hidden}>
            {caption}
          </caption>
          <TableColumns columns={columns} table={table} widths={widths} selectable={Boolean(selection)} />
          <TableHead
            columns={columns}
            table={table}
            rows={rows}
            getRowId={getRowId}
            isRowSelectable={isRowSelectable}
            selection={selection}
            onSelecting={waits ? select : undefined}
            selectPlace={selectPlace}
            labels={labels}
            resizable={resizable}
            as={layout.as}
            disabled={shows !== 'rows'}
            empty={shows === 'nothing' || shows === 'failed'}
          />
          {shows === 'loading' && (
            <SkeletonRows
              columns={columns}
              count={Math.min(reservedRows, mostSkeletons)}
              selectable={Boolean(selection)}
              as={layout.as}
            />
          )}
          {shows === 'rows' && (
            <Body
              columns={columns}
              rows={sorted}
              getRowId={getRowId}
              getRowLabel={getRowLabel}
              isRowSelectable={isRowSelectable}
              selection={selection}
              selectRow={labels.selectRow}
              dragging={layout.as === 'table' ? dragging : undefined}
              groups={groups}
              rowOffset={rowOffset}
              layout={layout}
              scroller={virtual ? scroller : null}
            />
          )}
        </table>
        {shows === 'failed' && <Message>{failed}</Message>}
        {shows === 'nothing' && <Message>{filtered ? (noMatches ?? empty) : empty}</Message>}
      </section>
      <p className={styles.hidden} role="status">
        {state === 'loading' || state === 'refreshing' ? labels.loading : ''}
      </p>
      {footer && <div className={styles.footer}>{footer}</div>}
    </div>
  )
}

const controls = ':is(button, input, a[href]):not(:disabled)'

/** The last enabled control of the row at this index, or else the first of the table. */
function controlOfRow(table: HTMLElement | null, index: number): HTMLElement | undefined {
  const inRow = table?.querySelectorAll<HTMLElement>(`tr[data-index="${index}"] ${controls}`) ?? []
  return [...inRow].at(-1) ?? table?.querySelector<HTMLElement>(controls) ?? undefined
}

/** Replaces the rows: empty, no matches, or failed. */
function Message({ children }: { children: ReactNode }) {
  return (
    <div className={styles.message} data-slot="data-table-message">
      {children}
    </div>
  )
}

/** The component that renders the rows. */
function bodyFor(virtual: boolean, as: TableLayout['as']) {
  if (!virtual) return TableBody
  return as === 'lines' ? DeferredLines : VirtualTableBody
}

/**
 * Whether somebody is selecting rows that show checkboxes only then. It ends when the selection is cleared
 * from outside, such as after an action, but not when the last row is unchecked.
 */
function useSelecting(store: SelectionStore | undefined) {
  const [isSelecting, setSelecting] = useState(false)
  useEffect(
    () =>
      store?.subscribe(() => {
        if (store.selected.size === 0 && store.requested !== 0) setSelecting(false)
      }),
    [store],
  )
  return [isSelecting, setSelecting] as const
}
