import { Pagination } from '@atrium/ui/pagination'
import { useEffect } from 'react'
import { type Request, tableState } from '../request/request'
import { useSharedLabels } from '../texts/useSharedLabels'
import { RequestTable, type RequestTableProps } from './RequestTable'
import { reservedRows } from './reservedRows'

export interface Page<Row> {
  /** Rows on all pages. */
  readonly totalItems: number
  readonly list: readonly Row[]
}

/** The page (1-based) and its size. */
interface PageView {
  readonly pageIndex: number
  readonly pageSize: number
}

type OwnProps = 'request' | 'rows' | 'state' | 'reservedRows' | 'totalRows' | 'virtual' | 'footer'

interface PagedTableProps<Row> extends Omit<RequestTableProps<Row>, OwnProps> {
  readonly page: Request<Page<Row>>
  readonly view: PageView
  /** Another page, or another size together with the first page. */
  readonly onViewChange: (change: { readonly pageIndex: number; readonly pageSize?: number }) => void
  /** Default: no choice. */
  readonly pageSizes?: readonly number[]
}

/** A page of a list that the service searches, sorts and paginates, with pagination. */
export function PagedTable<Row>({ page, view, onViewChange, pageSizes, ...table }: PagedTableProps<Row>) {
  const labels = useSharedLabels()
  const { totalItems, list } = page.state === 'ready' ? page.value : nothing
  const { pageIndex, pageSize } = view
  usePageWithin(page, view, (last) => onViewChange({ pageIndex: last }))
  return (
    <RequestTable
      rowOffset={(pageIndex - 1) * pageSize}
      {...table}
      request={page}
      rows={list}
      // There are no rows beyond the last page; the last page is loading.
      state={list.length === 0 && totalItems > 0 ? 'loading' : tableState(page)}
      reservedRows={reservedRows(page, pageSize)}
      totalRows={totalItems}
      virtual={false}
      footer={
        totalItems > 0 && (
          <Pagination
            page={pageIndex}
            pageSize={pageSize}
            total={totalItems}
            pageSizes={pageSizes}
            onPageChange={(next) => onViewChange({ pageIndex: next })}
            onPageSizeChange={(size) => onViewChange({ pageSize: size, pageIndex: 1 })}
            labels={labels.pagination}
          />
        )
      }
    />
  )
}

const nothing = { totalItems: 0, list: [] }

interface Paged {
  readonly totalItems: number
  readonly list: readonly unknown[]
}

/** Goes to the last page if the requested one is beyond it, such as after rows were removed. */
function usePageWithin(
  request: Request<Paged>,
  { pageIndex, pageSize }: { readonly pageIndex: number; readonly pageSize: number },
  onPageChange: (pageIndex: number) => void,
) {
  const total = request.state === 'ready' && !request.stale ? request.value.totalItems : undefined
  const last = total === undefined ? undefined : Math.max(1, Math.ceil(total / pageSize))
  const isBeyond = last !== undefined && pageIndex > last
  useEffect(() => {
    if (isBeyond) onPageChange(last)
  })
}
