import { Button } from '@atrium/ui/button'
import { DataTable } from '@atrium/ui/data-table'
import { EmptyState } from '@atrium/ui/empty-state'
import { Pagination } from '@atrium/ui/pagination'
import { useAtom } from 'jotai'
import { MailPlus, SearchX } from 'lucide-react'
import { FeatureLink } from '../../shared/FeatureLink'
import { RequestFailure } from '../../shared/RequestFailure'
import { tableState } from '../../shared/request'
import { sharedMessages } from '../../shared/sharedMessages'
import cardStyles from '../../shared/TableCard.module.css'
import type { ColumnChoice } from '../../shared/useColumnChoice'
import { useTexts } from '../../shared/useHost'
import { usePageWithin } from '../../shared/usePageWithin'
import { useSharedLabels } from '../../shared/useSharedLabels'
import type { Invitation } from '../api'
import { invitationsAtom, pageSizes, viewAtom } from '../atoms'
import { invitationsMessages } from '../messages'
import { invitationsRoutes } from '../routes'

interface RecordTableProps {
  readonly columns: ColumnChoice<Invitation>
}

/** One page of invitations. */
export function RecordTable({ columns }: RecordTableProps) {
  const texts = useTexts(invitationsMessages)
  const shared = useTexts(sharedMessages)
  const labels = useSharedLabels()
  const [request, refresh] = useAtom(invitationsAtom)
  const [view, setView] = useAtom(viewAtom)
  const { list, totalItems } = request.state === 'ready' ? request.value : emptyPage
  usePageWithin(request, view, (pageIndex) => setView({ pageIndex }))

  return (
    <DataTable
      columns={columns.visible}
      rows={list}
      getRowId={getRowId}
      getRowLabel={getRowLabel}
      caption={texts.recordList}
      labels={labels.table}
      state={tableState(request)}
      totalRows={totalItems}
      rowOffset={(view.pageIndex - 1) * view.pageSize}
      filtered={view.search !== '' || view.status !== undefined}
      empty={
        <EmptyState
          icon={<MailPlus />}
          title={texts.noRecords}
          description={texts.noRecordsHint}
          action={
            <Button variant="primary" asChild>
              <FeatureLink to={invitationsRoutes.invite}>{texts.invite}</FeatureLink>
            </Button>
          }
        />
      }
      noMatches={
        <EmptyState
          icon={<SearchX />}
          title={shared.noMatches}
          description={texts.noMatchesHint}
          action={
            <Button onClick={() => setView({ search: '', status: undefined, pageIndex: 1 })}>
              {texts.clearFilters}
            </Button>
          }
        />
      }
      failed={
        request.state === 'failed' && (
          <RequestFailure failure={request.failure} title={texts.recordsFailed} onRetry={() => refresh()} />
        )
      }
      footer={
        <Pagination
          className={cardStyles.pages}
          page={view.pageIndex}
          pageSize={view.pageSize}
          pageSizes={pageSizes}
          total={totalItems}
          labels={labels.pagination}
          onPageChange={(pageIndex) => setView({ pageIndex })}
          onPageSizeChange={(pageSize) => setView({ pageSize, pageIndex: 1 })}
        />
      }
    />
  )
}

const emptyPage = { list: [], totalItems: 0 }
const getRowId = (row: Invitation) => row.invitationId
const getRowLabel = (row: Invitation) => `${row.realName} ${row.phone}`.trim()
