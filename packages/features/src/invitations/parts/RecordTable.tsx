import { Button } from '@atrium/ui/button'
import { DataTable, type DataTableColumn } from '@atrium/ui/data-table'
import { EmptyState } from '@atrium/ui/empty-state'
import { Pagination } from '@atrium/ui/pagination'
import { StatusBadge } from '@atrium/ui/status-badge'
import { TruncatedText } from '@atrium/ui/tooltip'
import { useAtom } from 'jotai'
import { MailPlus, SearchX } from 'lucide-react'
import { useMemo } from 'react'
import { FeatureLink } from '../../shared/FeatureLink'
import { RequestFailure } from '../../shared/RequestFailure'
import { tableState } from '../../shared/request'
import { sharedMessages } from '../../shared/sharedMessages'
import cardStyles from '../../shared/TableCard.module.css'
import { useFormat, useTexts } from '../../shared/useHost'
import { usePageWithin } from '../../shared/usePageWithin'
import { useSharedLabels } from '../../shared/useSharedLabels'
import type { Invitation } from '../api'
import { invitationsAtom, pageSizes, viewAtom } from '../atoms'
import { invitationsMessages } from '../messages'
import { invitationsRoutes } from '../routes'
import { RecordActions } from './RecordActions'
import { statusTones, useStatusNames } from './useStatusNames'

interface RecordTableProps {
  readonly onRevoke: (invitation: Invitation) => void
}

/** One page of invitations. */
export function RecordTable({ onRevoke }: RecordTableProps) {
  const texts = useTexts(invitationsMessages)
  const shared = useTexts(sharedMessages)
  const labels = useSharedLabels()
  const columns = useColumns(onRevoke)
  const [request, refresh] = useAtom(invitationsAtom)
  const [view, setView] = useAtom(viewAtom)
  const { list, totalItems } = request.state === 'ready' ? request.value : emptyPage
  usePageWithin(request, view, (pageIndex) => setView({ pageIndex }))

  return (
    <DataTable
      columns={columns}
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

function useColumns(onRevoke: RecordTableProps['onRevoke']): readonly DataTableColumn<Invitation>[] {
  const texts = useTexts(invitationsMessages)
  const statuses = useStatusNames()
  const { timestamp } = useFormat()
  return useMemo(
    () => [
      { id: 'phone', header: texts.phone, width: 130, rowHeader: true, cell: (row) => row.phone },
      { id: 'name', header: texts.name, width: 120, cell: (row) => row.realName },
      {
        id: 'department',
        header: texts.department,
        width: 240,
        cell: (row) => <TruncatedText keep="end">{row.department}</TruncatedText>,
      },
      {
        id: 'status',
        header: texts.status,
        width: 180,
        cell: ({ inviteStatus }) => (
          <StatusBadge tone={statusTones[inviteStatus]}>{statuses[inviteStatus]}</StatusBadge>
        ),
      },
      { id: 'invitedAt', header: texts.invitedAt, width: 170, cell: (row) => timestamp(row.invitedAt) },
      { id: 'addedAt', header: texts.addedAt, width: 170, cell: (row) => timestamp(row.addedAt) },
      {
        id: 'actions',
        header: texts.actions,
        width: 170,
        resizable: false,
        card: 'actions',
        cell: (row) => <RecordActions invitation={row} onRevoke={onRevoke} />,
      },
    ],
    [texts, timestamp, statuses, onRevoke],
  )
}

const emptyPage = { list: [], totalItems: 0 }
const getRowId = (row: Invitation) => row.invitationId
const getRowLabel = (row: Invitation) => `${row.realName} ${row.phone}`.trim()
