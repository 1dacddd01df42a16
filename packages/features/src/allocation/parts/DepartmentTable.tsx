import { Card } from '@atrium/ui/card'
import { EmptyState } from '@atrium/ui/empty-state'
import { FilterChips } from '@atrium/ui/filter-chips'
import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { useAtom, useAtomValue } from 'jotai'
import { useTexts } from '../../shared/host/useKept'
import { ColumnsButton } from '../../shared/list/ColumnsButton'
import { ExportButton } from '../../shared/list/export/ExportButton'
import { wholeExport } from '../../shared/list/export/wholeExport'
import type { ListColumn } from '../../shared/list/ListColumn'
import { ListSearch } from '../../shared/list/ListSearch'
import { ListToolbar } from '../../shared/list/ListToolbar'
import { NoMatches } from '../../shared/list/NoMatches'
import { RequestTable } from '../../shared/list/RequestTable'
import table from '../../shared/list/TableCard.module.css'
import { useColumnChoice } from '../../shared/list/useColumnChoice'
import { useQueryChange } from '../../shared/list/useQueryChange'
import { seatsMessages } from '../../shared/seats/messages'
import { SeatLegend } from '../../shared/seats/SeatLegend'
import { SeatNote } from '../../shared/seats/SeatNote'
import { useFormat } from '../../shared/texts/useFormat'
import type { DepartmentRow } from '../api'
import { allocationAtom, askAllocationAtom, departmentSearchAtom, departmentSearchLength } from '../atoms'
import {
  type countFilters,
  type DepartmentFilter,
  departmentFilters,
  passesFilter,
} from '../departmentFilter'
import { type DepartmentTree, departmentTree, type TreeRow, visibleRows } from '../departmentTree'
import { draftAtom } from '../draft'
import { useAllocationTexts } from '../useAllocationTexts'
import styles from './DepartmentTable.module.css'
import { DraftBar } from './DraftBar'
import { useDepartmentColumns } from './useDepartmentColumns'
import { useDepartmentRows } from './useDepartmentRows'

/** The number of rows that fit into the window, without cutting one. */
const wholeRows = 'round(down, max(396px, 100vh - 420px), var(--atrium-row-height-compact))'

/** The seats of the chosen product by department, as a tree. */
export function DepartmentTable() {
  const texts = useAllocationTexts()
  const seats = useTexts(seatsMessages)
  const isNarrow = useNarrowWindow()
  const [allocation, refresh] = useAtom(allocationAtom)
  const answered = allocation.state === 'ready' ? allocation.value : undefined
  const isConcurrent = answered?.product.isConcurrent ?? false
  const draft = useAtomValue(draftAtom)
  const search = useAtomValue(departmentSearchAtom)
  const change = useQueryChange()
  const searchFor = (term: string) => change({ search: term })
  const { rows, tree, toggle, filter, counts } = useDepartmentRows(answered, search)
  const active = draft && draft.productId === answered?.product.productId ? draft : undefined
  const columns = useColumnChoice(
    useDepartmentColumns({
      canChange: answered?.product.status === 'normal',
      draft: active,
      toggle,
      tree,
      total: answered?.product.totalCount ?? 0,
      isConcurrent,
    }),
  )

  return (
    <Card
      className={table.card}
      padding="none"
      bleeds
      data-guide="allocation-table"
      footer={
        // On a desktop, the page's header has the legend.
        <SeatNote legend={<SeatLegend parts={isNarrow ? undefined : ['full']} isConcurrent={isConcurrent} />}>
          {texts.legend(isConcurrent ? seats.usedNow : seats.used)}
        </SeatNote>
      }
    >
      {active ? (
        <DraftBar draft={active} tree={tree} />
      ) : (
        <ListToolbar
          chips={
            <DepartmentChips
              value={filter}
              counts={answered && counts}
              onChange={(show) => change({ show })}
            />
          }
          search={
            <ListSearch
              searched={search}
              onSearch={searchFor}
              label={texts.searchDepartments}
              placeholder={texts.departmentPlaceholder}
              maxLength={departmentSearchLength}
              busy={false}
            />
          }
          tools={
            <>
              <ColumnsButton {...columns} />
              <AllocationExport
                columns={columns.all}
                productName={answered?.product.productName ?? ''}
                tree={tree}
                search={search}
                filter={filter}
              />
            </>
          }
        />
      )}
      {isNarrow && rows.length > 0 && <p className={styles.figuresHead}>{texts.ownLeftOfOwned}</p>}
      <RequestTable
        caption={texts.table}
        request={allocation}
        failedTitle={texts.failed}
        onRetry={refresh}
        columns={columns.visible}
        rows={rows}
        getRowId={(row) => row.departmentId}
        getRowLabel={(row) => row.departmentName}
        density="compact"
        maxHeight={wholeRows}
        className={styles.rows}
        {...(answered && { reservedRows: rows.length })}
        filtered={search !== '' || filter !== undefined}
        empty={
          <EmptyState
            drawing="departments"
            title={texts.noDepartments}
            description={texts.noDepartmentsHint}
          />
        }
        noMatches={<NoMatches onClear={() => change({ search: '', show: 'all' })} />}
      />
    </Card>
  )
}

interface DepartmentChipsProps {
  /** Undefined: all. */
  readonly value: DepartmentFilter | undefined
  readonly onChange: (value: DepartmentFilter | 'all') => void
  /** Undefined: unknown. */
  readonly counts: ReturnType<typeof countFilters> | undefined
}

/** Filters the departments by their seats of the product. */
function DepartmentChips({ value, onChange, counts }: DepartmentChipsProps) {
  const texts = useAllocationTexts()
  const { count } = useFormat()
  const choices = ['all', ...departmentFilters] as const
  return (
    <FilterChips
      label={texts.departmentFilter}
      value={value ?? 'all'}
      onValueChange={(next) => onChange(choices.find((choice) => choice === next) ?? 'all')}
      chips={choices.map((choice) => ({
        value: choice,
        label: texts[choice],
        count: counts && count(counts[choice]),
      }))}
    />
  )
}

interface AllocationExportProps {
  readonly productName: string
  readonly columns: readonly ListColumn<TreeRow>[]
  readonly tree: DepartmentTree
  readonly search: string
  /** Undefined: all departments. */
  readonly filter: DepartmentFilter | undefined
}

/** The seats of all departments that match search and filter, collapsed or not. */
function AllocationExport({ productName, columns, tree, search, filter }: AllocationExportProps) {
  const texts = useAllocationTexts()
  const ask = useAtomValue(askAllocationAtom)
  return (
    <ExportButton
      name={`${texts.title} ${productName}`}
      disabled={tree.byId.size === 0}
      page={wholeExport(async (call) => {
        const now = departmentTree((await ask(call))?.list ?? [])
        const passes = filter && ((row: DepartmentRow) => passesFilter(filter, row))
        return visibleRows(now, { isOpen: () => true, search, passes })
      })}
      columns={columns}
    />
  )
}
