import { FilterSelect } from '@atrium/ui/filter-select'
import { useAtomValue } from 'jotai'
import { ColumnsButton } from '../../shared/list/ColumnsButton'
import { ExportButton } from '../../shared/list/ExportButton'
import type { ListColumn } from '../../shared/list/ListColumn'
import { ListSearch } from '../../shared/list/ListSearch'
import type { ColumnChoice } from '../../shared/list/useColumnChoice'
import { useQueryChange } from '../../shared/list/useQueryChange'
import { Toolbar } from '../../shared/screen/Toolbar'
import type { OrderRow } from '../api'
import { askOrdersAtom, ordersViewAtom } from '../atoms'
import { orderStatuses, searchLength } from '../contract'
import { useOrdersTexts } from '../useOrdersTexts'
import styles from './OrderToolbar.module.css'

interface OrderToolbarProps {
  readonly columns: ColumnChoice<OrderRow>
  readonly busy: boolean
  readonly hasRows: boolean
}

const all = 'all'

/** Finds orders, and takes what was found elsewhere. */
export function OrderToolbar({ columns, busy, hasRows }: OrderToolbarProps) {
  const texts = useOrdersTexts()
  const { search, status } = useAtomValue(ordersViewAtom)
  const change = useQueryChange()
  const statuses = orderStatuses.map((value) => ({ value, label: texts[value] }))
  return (
    <Toolbar
      actions={
        <>
          <ColumnsButton {...columns} />
          <OrderExport columns={columns.all} disabled={!hasRows} />
        </>
      }
    >
      <ListSearch
        searched={search}
        onSearch={(term) => change({ search: term.trim(), pageIndex: undefined })}
        label={texts.search}
        placeholder={texts.searchHint}
        maxLength={searchLength}
        busy={busy}
      />
      <FilterSelect
        className={styles.status}
        aria-label={texts.statusFilter}
        value={status ?? all}
        onValueChange={(value) => change({ status: value === all ? undefined : value, pageIndex: undefined })}
        options={[{ value: all, label: texts.allStatuses }, ...statuses]}
      />
    </Toolbar>
  )
}

const mostAtOnce = 100

interface OrderExportProps {
  readonly columns: readonly ListColumn<OrderRow>[]
  readonly disabled: boolean
}

function OrderExport({ columns, disabled }: OrderExportProps) {
  const texts = useOrdersTexts()
  const ask = useAtomValue(askOrdersAtom)
  return (
    <ExportButton
      disabled={disabled}
      name={texts.exportName}
      page={(pageIndex, call) => ask(pageIndex, mostAtOnce, call)}
      columns={columns}
    />
  )
}
