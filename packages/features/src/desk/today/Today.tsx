import { Card } from '@atrium/ui/card'
import { EmptyState } from '@atrium/ui/empty-state'
import { useAtom, useAtomValue } from 'jotai'
import { useTexts } from '../../shared/host/useKept'
import { RequestTable } from '../../shared/list/RequestTable'
import table from '../../shared/list/TableCard.module.css'
import { RequestFailure } from '../../shared/request/RequestFailure'
import layout from '../../shared/screen/Layout.module.css'
import { Screen } from '../../shared/screen/Screen'
import { selfAtom } from '../cases/atoms'
import { todayAtom } from './atoms'
import { keyOfCase, withDeparted } from './departed'
import { todayMessages } from './messages'
import { QueueCards } from './parts/QueueCards'
import { useCaseColumns } from './parts/useCaseColumns'
import { useDeparted } from './useDeparted'

/** `/desk`: what waits for the person, by queue, and the cases that are due first. */
export function Today() {
  const texts = useTexts(todayMessages)
  const [request, refresh] = useAtom(todayAtom)
  const self = useAtomValue(selfAtom)
  const { queues, oldest } = request.state === 'ready' ? request.value : nothing
  const departed = useDeparted(oldest)
  const rows = withDeparted(oldest, departed)
  const columns = useCaseColumns(self.state === 'ready' ? self.value : undefined)
  const last = departed.at(-1)
  const total = queues.reduce((sum, { waiting }) => sum + waiting, 0)
  return (
    <Screen name={texts.today}>
      {request.state === 'failed' ? (
        <Card>
          <RequestFailure failure={request.failure} title={texts.failed} onRetry={refresh} />
        </Card>
      ) : request.state === 'ready' && queues.length === 0 ? (
        <Card>
          <EmptyState drawing="done" title={texts.noQueues} description={texts.noQueuesHint} />
        </Card>
      ) : (
        <div className={layout.sections}>
          <QueueCards queues={request.state === 'ready' ? queues : undefined} />
          <Card
            className={`${table.card} ${table.list}`}
            title={texts.dueFirst}
            description={total > oldest.length ? texts.first(oldest.length, total) : undefined}
            padding="none"
            bleeds
          >
            <RequestTable
              request={request}
              rows={rows}
              columns={columns}
              getRowId={keyOfCase}
              getRowLabel={({ about }) => about}
              density="tall"
              caption={texts.dueFirst}
              failedTitle={texts.failed}
              onRetry={refresh}
              empty={<EmptyState drawing="done" title={texts.done} description={texts.doneHint} />}
            />
          </Card>
        </div>
      )}
      <p role="status" className={layout.heard}>
        {last && texts.departed(last.row.about, last.by)}
      </p>
    </Screen>
  )
}

const nothing = { queues: [], oldest: [] }
