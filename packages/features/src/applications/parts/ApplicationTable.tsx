import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { EmptyState } from '@atrium/ui/empty-state'
import { useAtom } from 'jotai'
import { SearchX, UserRoundCheck } from 'lucide-react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useHost'
import { PagedTable } from '../../shared/list/PagedTable'
import card from '../../shared/list/TableCard.module.css'
import { useColumnChoice } from '../../shared/list/useColumnChoice'
import { RequestFailure } from '../../shared/request/RequestFailure'
import { useEvent } from '../../shared/request/useEvent'
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
  const columns = useColumnChoice(useApplicationColumns())
  const [view, setView] = useAtom(viewAtom)
  const [list, refresh] = useAtom(applicationsAtom)
  const [selection, select] = useAtom(selectionAtom)
  // Who applies is told by a message.
  useEvent('OnMessage', refresh)
  const clear = () => setView({ search: '', status: 'all', pageIndex: 1 })

  if (list.state === 'failed' && list.failure.kind === 'forbidden') {
    return <RequestFailure failure={list.failure} onRetry={refresh} />
  }
  return (
    <Card className={card.card} padding="none">
      <ApplicationToolbar columns={columns} />
      <PagedTable
        caption={texts.list}
        columns={columns.visible}
        getRowId={getRowId}
        getRowLabel={getRowLabel}
        page={list}
        failedTitle={texts.listFailed}
        onRetry={refresh}
        view={view}
        onViewChange={setView}
        pageSizes={pageSizes}
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

const getRowId = (row: Application) => row.applyId
const getRowLabel = (row: Application) => `${row.realName} ${row.phone}`
const renderCard = (application: Application) => <ApplicationCard application={application} />
