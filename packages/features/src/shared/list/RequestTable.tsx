import { DataTable, type DataTableProps } from '@atrium/ui/data-table'
import { RequestFailure } from '../request/RequestFailure'
import { type Request, tableState } from '../request/request'
import { useSharedLabels } from '../texts/useSharedLabels'

export interface RequestTableProps<Row> extends Omit<DataTableProps<Row>, 'labels' | 'failed'> {
  /** Source of the rows. */
  readonly request: Request<unknown>
  /** Title of a failure, such as "The members could not be loaded". */
  readonly failedTitle: string
  /** Asks again. */
  readonly onRetry: () => void
}

/** A table of requested rows, with their loading and failed states. */
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
