import { Card } from '@atrium/ui/card'
import type { DataTableProps, DataTableSorting } from '@atrium/ui/data-table'
import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, type Ref, useState } from 'react'
import { RequestFailure } from '../request/RequestFailure'
import layout from '../screen/Layout.module.css'
import { ColumnsButton } from './ColumnsButton'
import { type ChosenRows, chosenRows } from './chosenRows'
import { ExportButton } from './export/ExportButton'
import type { ListColumn } from './ListColumn'
import { ListSearch } from './ListSearch'
import { ListToolbar } from './ListToolbar'
import toolbar from './ListToolbar.module.css'
import type { ListView, PageView } from './listView'
import { NoMatches } from './NoMatches'
import { type Page, PagedTable } from './PagedTable'
import type { PagedList } from './pagedList'
import { SelectAcrossPages } from './SelectAcrossPages'
import styles from './TableCard.module.css'
import { useColumnChoice } from './useColumnChoice'

type FromTable =
  | 'dragging'
  | 'groups'
  | 'caption'
  | 'getRowId'
  | 'getRowLabel'
  | 'density'
  | 'isRowSelectable'
  | 'empty'
  | 'handle'

interface ChosenProps<Row> {
  readonly rows: ChosenRows<Row>
  /** Maximum number of selected rows. */
  readonly most: number
  readonly actions: ReactNode
  /** Whether rows are selectable now. Default: yes. */
  readonly enabled?: boolean
  /** Whether all rows of all pages can be selected at once. Default: yes. */
  readonly acrossPages?: boolean
}

interface ListCardProps<Row, V extends PageView> extends Pick<DataTableProps<Row>, FromTable> {
  /** The card itself, such as to scroll to it. */
  readonly ref?: Ref<HTMLElement>
  readonly list: PagedList<Page<Row>, V>
  /** Columns of the table and the export. */
  readonly columns: readonly ListColumn<Row>[]
  /** Title of a failure, such as "The members could not be loaded". */
  readonly failedTitle: string
  /** Label and hint of the search, if the view has one. */
  readonly search?: { readonly label: string; readonly placeholder: string }
  /** The main filter, as chips; hidden if there is nothing to filter. */
  readonly chips?: ReactNode
  /** Filters beside the search. */
  readonly filters?: ReactNode
  /** Actions, before the columns and the export. */
  readonly actions?: ReactNode
  /**
   * The most frequent action, after the others: on a phone it stays visible, beside title or search. Default: nothing.
   */
  readonly main?: ReactNode
  /** Above the card's toolbar; beside a search within it if it fits. Default: none. */
  readonly title?: string
  readonly description?: ReactNode
  /** Between toolbar and table. */
  readonly notice?: ReactNode
  /** Last line of the card, below the pagination. Default: none. */
  readonly footer?: ReactNode
  /** Name of the exported file, by default the caption, and rows per request of the export, by default 100. */
  readonly exported?: { readonly name?: string | undefined; readonly atOnce?: number }
  /** Replaces the table and its pagination, once there are rows. Default: the table. */
  readonly instead?: ReactNode
  /** Default: whether any filter is set. */
  readonly filtered?: boolean
  /** Default: says so, and offers to clear the filters. */
  readonly noMatches?: ReactNode
  /** Makes rows selectable. Default: they aren't. */
  readonly chosen?: ChosenProps<Row>
}

/**
 * A list as a card: search, filters, columns, export, pagination, and all states in place of rows. Its view is kept in
 * the address.
 */
export function ListCard<Row, V extends PageView>({
  ref,
  list,
  columns,
  search,
  chips,
  filters,
  actions,
  main,
  title,
  description,
  notice,
  footer,
  exported,
  filtered,
  noMatches,
  chosen: offered,
  instead,
  ...table
}: ListCardProps<Row, V>) {
  const { view: kind } = list
  const [view, show] = useAtom(list.viewAtom)
  const [page, refresh] = useAtom(list.pageAtom)
  const ask = useAtomValue(list.askAtom)
  const chosen = offered?.enabled === false ? undefined : offered
  const { idsAtom, chooseAtom } = offered?.rows ?? nothingChosen
  const [selection, select] = useAtom(idsAtom)
  const choose = useSetAtom(chooseAtom)
  const choice = useColumnChoice(columns, kind.hideName)
  const isNarrow = useNarrowWindow()
  const [selectPlace, setSelectPlace] = useState<HTMLElement | null>(null)

  if (page.state === 'failed' && page.failure.kind === 'forbidden')
    return <RequestFailure failure={page.failure} onRetry={refresh} />

  const { totalItems, list: rows } = page.state === 'ready' ? page.value : { totalItems: 0, list: [] }
  const searched = kind.search && String(view[kind.search.key])
  function find(term: string) {
    if (kind.search && (term !== searched || view.pageIndex !== 1))
      show({ [kind.search.key]: term } as Partial<V>)
    else refresh()
  }
  const isFiltered = filtered ?? kind.isFiltered(view)
  const field = kind.search && search && (
    <ListSearch
      {...search}
      searched={searched ?? ''}
      onSearch={find}
      maxLength={kind.search.most}
      busy={page.state === 'ready' && page.stale}
    />
  )
  const head = arrangeHead({ field, title, main, actions, isNarrow, isPlain: !description && !chips })
  return (
    <Card
      {...(ref && { ref })}
      className={`${styles.card} ${styles.list}`}
      padding="none"
      bleeds
      footer={footer}
      {...(head.cardTitle !== undefined && {
        title: head.cardTitle,
        description,
        'aria-labelledby': undefined,
      })}
      actions={head.cardActions}
    >
      <ListToolbar
        search={head.search}
        chips={page.state === 'ready' && totalItems === 0 && !isFiltered ? undefined : chips}
        filters={filters}
        isFiltered={filters !== undefined && kind.hasFilters && isFiltered}
        actions={head.actions}
        tools={
          <>
            {!instead && <ColumnsButton {...choice} />}
            <ExportButton
              name={exported?.name ?? String(table.caption)}
              columns={columns}
              page={(pageIndex, call) => ask(pageIndex, exported?.atOnce ?? 100, call)}
              disabled={totalItems === 0}
            />
          </>
        }
        selection={
          chosen
            ? (frame) => (
                <SelectAcrossPages
                  {...frame}
                  selected={selection.size}
                  wholePage={rows.every((row) => selection.has(table.getRowId(row)))}
                  total={chosen.acrossPages === false ? selection.size : totalItems}
                  most={chosen.most}
                  page={ask}
                  onSelect={choose}
                  onClear={() => choose([])}
                  actions={chosen.actions}
                />
              )
            : undefined
        }
        {...(chosen && { selectPlace: setSelectPlace })}
      />
      {notice}
      {instead && page.state === 'ready' && totalItems > 0 ? (
        instead
      ) : (
        <PagedTable
          {...table}
          {...(kind.orders.length > 0 && {
            sorting: sortingOf(view, columns),
            onSortingChange: (next: DataTableSorting) => show(orderOf(next, kind) as Partial<V>),
            sortingBy: 'service' as const,
          })}
          {...(offered && {
            selectable: chosen !== undefined,
            selection,
            onSelectionChange: select,
            selectPlace,
          })}
          columns={choice.visible}
          page={page}
          rowOffset={page.state === 'ready' ? page.value.before : 0}
          onRetry={refresh}
          view={view}
          onViewChange={(change) => show(change as Partial<V>)}
          pageSizes={kind.pageSizes}
          filtered={isFiltered}
          noMatches={
            noMatches ?? (
              <NoMatches hasFilters={kind.hasFilters} onClear={() => show(kind.unfiltered(view))} />
            )
          }
        />
      )}
    </Card>
  )
}

interface HeadParts {
  readonly field: ReactNode
  readonly title: string | undefined
  readonly main: ReactNode
  readonly actions: ReactNode
  readonly isNarrow: boolean
  /** Nothing else is above or in the toolbar's first line. */
  readonly isPlain: boolean
}

/**
 * Where the title and the main action go. On a desk a plain title is beside the search, and the main action after the
 * others. On a phone the main action stays visible beside the title or the search.
 */
function arrangeHead({ field, title, main, actions, isNarrow, isPlain }: HeadParts) {
  const beside = (first: ReactNode, second: ReactNode) => (
    <div className={toolbar.line}>
      {first}
      {second}
    </div>
  )
  if (isNarrow) {
    const isBesideSearch = title === undefined && main
    return {
      cardTitle: title,
      cardActions: title !== undefined && main,
      search: isBesideSearch ? beside(field, main) : field,
      actions,
    }
  }
  const allActions = (
    <>
      {actions}
      {main}
    </>
  )
  if (title !== undefined && field && isPlain) {
    const heading = <h2 className={layout.title}>{title}</h2>
    return { cardTitle: undefined, cardActions: false, search: beside(heading, field), actions: allActions }
  }
  return { cardTitle: title, cardActions: false, search: field, actions: allActions }
}

const nothingChosen = chosenRows<never>(atom({ state: 'loading' } as const), () => '')

/** None if it is sorted by something that no column shows. */
const sortingOf = <Row,>({ orderBy, isOrderDesc }: PageView, columns: readonly ListColumn<Row>[]) =>
  orderBy !== undefined && columns.some((column) => column.id === orderBy)
    ? { columnId: orderBy, direction: isOrderDesc ? ('desc' as const) : ('asc' as const) }
    : null

const orderOf = (
  sorting: DataTableSorting,
  { orders, upwards }: Pick<ListView<PageView>, 'orders' | 'upwards'>,
) => ({
  orderBy: orders.find((order) => order === sorting?.columnId) ?? orders[0],
  isOrderDesc: sorting ? sorting.direction === 'desc' : !upwards,
})
