import { DataTable, type DataTableProps } from '@atrium/ui/data-table'
import { RequestFailure } from '../request/RequestFailure'
import { type Request, tableState } from '../request/request'
import { useSharedLabels } from '../texts/useSharedLabels'

export interface RequestTableProps<Row> extends Omit<DataTableProps<Row>, 'labels' | 'failed'> {
  /** What the rows come from. */
  readonly request: Request<unknown>
  /** What could not be loaded, such as "The members could not be loaded". */
  readonly failedTitle: string
  /** Asks again. */
  readonly onRetry: () => void
}

/** Rows that were asked for: says that they are on their way, or why they didn't come. */
export function RequestTable<Row>({ request, failedTitle, onRetry, ...table }: RequestTableProps<Row>) {
  const labels = useSharedLabels()
  return (
    <DataTable
      state={tableState(request)}
      {...table}
      labels={labels.table}
      failed={
        request.state === 'failed' && (
          <RequestFailure failure={request.failure} title={failedTitle} onRetry={onRetry} />
        )
      }
    />
  )
}
