import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { DataTable } from '@atrium/ui/data-table'
import { EmptyState } from '@atrium/ui/empty-state'
import { Pagination } from '@atrium/ui/pagination'
import { useAtom } from 'jotai'
import { SearchX, UserRoundCheck } from 'lucide-react'
import { FeatureLink } from '../../shared/FeatureLink'
import { RequestFailure } from '../../shared/RequestFailure'
import { tableState } from '../../shared/request'
import card from '../../shared/TableCard.module.css'
import { useColumnChoice } from '../../shared/useColumnChoice'
import { useTexts } from '../../shared/useHost'
import { usePageWithin } from '../../shared/usePageWithin'
import { useSharedLabels } from '../../shared/useSharedLabels'
import type { Application } from '../api'
import { applicationsAtom, pageSizes, selectionAtom, viewAtom } from '../atoms'
import { applicationsMessages } from '../messages'
import { memberManagementPath } from '../routes'
import { ApplicationCard } from './ApplicationCard'
import { ApplicationToolbar } from './ApplicationToolbar'
import { useApplicationColumns } from './useApplicationColumns'

/** Applications, searched, filtered and paged by the service. */
export function ApplicationTable() {
  const texts = useTexts(applicationsMessages)
  const labels = useSharedLabels()
  const columns = useColumnChoice(useApplicationColumns())
  const [view, setView] = useAtom(viewAtom)
  const [list, refresh] = useAtom(applicationsAtom)
  const [selection, select] = useAtom(selectionAtom)
  usePageWithin(list, view, (pageIndex) => setView({ pageIndex }))
  const { totalItems, list: rows } = list.state === 'ready' ? list.value : none
  const clear = () => setView({ search: '', status: 'all', pageIndex: 1 })

  if (list.state === 'failed' && list.failure.kind === 'forbidden') {
    return <RequestFailure failure={list.failure} onRetry={refresh} />
  }
  return (
    <Card className={card.card} padding="none">
      <ApplicationToolbar columns={columns} />
      <DataTable
        caption={texts.list}
        labels={labels.table}
        columns={columns.visible}
        rows={rows}
        getRowId={getRowId}
        getRowLabel={getRowLabel}
        state={tableState(list)}
        totalRows={totalItems}
        rowOffset={(view.pageIndex - 1) * view.pageSize}
        selection={selection}
        onSelectionChange={select}
        isRowSelectable={(row) => row.inviteStatus === 5 || texts.alreadyDecided}
        renderCard={renderCard}
        filtered={view.search !== '' || view.status === 1 || view.status === 2}
        empty={<NoApplications />}
        noMatches={
          <EmptyState
            icon={<SearchX />}
            title={texts.noMatches}
            description={texts.noMatchesHint}
            action={<Button onClick={clear}>{texts.clearFilters}</Button>}
          />
        }
        failed={
          list.state === 'failed' && (
            <RequestFailure failure={list.failure} title={texts.listFailed} onRetry={refresh} />
          )
        }
        footer={
          totalItems > 0 && (
            <Pagination
              className={card.pages}
              page={view.pageIndex}
              pageSize={view.pageSize}
              pageSizes={pageSizes}
              total={totalItems}
              labels={labels.pagination}
              onPageChange={(pageIndex) => setView({ pageIndex })}
              onPageSizeChange={(pageSize) => setView({ pageSize, pageIndex: 1 })}
            />
          )
        }
      />
    </Card>
  )
}

/** Nobody waits; or nobody ever applied. */
function NoApplications() {
  const texts = useTexts(applicationsMessages)
  const [{ status }, setView] = useAtom(viewAtom)
  if (status === 5) {
    return (
      <EmptyState
        icon={<UserRoundCheck />}
        title={texts.nonePending}
        description={texts.nonePendingHint}
        action={<Button onClick={() => setView({ status: 'all' })}>{texts.showAll}</Button>}
      />
    )
  }
  return (
    <EmptyState
      title={texts.none}
      description={texts.noneHint}
      action={
        <Button asChild>
          <FeatureLink to={memberManagementPath}>{texts.toMembers}</FeatureLink>
        </Button>
      }
    />
  )
}

const none = { list: [], totalItems: 0 }
const getRowId = (row: Application) => row.applyId
const getRowLabel = (row: Application) => `${row.realName} ${row.phone}`
const renderCard = (application: Application) => <ApplicationCard application={application} />
