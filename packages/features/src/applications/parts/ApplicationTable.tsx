import { auditBatch } from '@atrium/contracts/applications/contract'
import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { Check, X } from 'lucide-react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useCovers, useTexts } from '../../shared/host/useKept'
import { ListCard } from '../../shared/list/ListCard'
import { ListChips } from '../../shared/list/ListChips'
import { NoMatches } from '../../shared/list/NoMatches'
import type { Application } from '../api'
import { applicationList, applicationStatuses, chosenApplications, decideAtom } from '../applicationList'
import { applicationsMessages } from '../messages'
import { useApplicationColumns } from './useApplicationColumns'
import { useFreshApplications } from './useFreshApplications'

/** Applications, searched, filtered and paged by the service. */
export function ApplicationTable() {
  const texts = useTexts(applicationsMessages)
  const [view, show] = useAtom(applicationList.viewAtom)
  const page = useAtomValue(applicationList.pageAtom)
  useFreshApplications()
  const mayDecide = useCovers('applications:write')
  return (
    <ListCard
      list={applicationList}
      columns={useApplicationColumns(view.status !== 'all')}
      getRowId={getRowId}
      getRowLabel={getRowLabel}
      caption={texts.list}
      failedTitle={texts.listFailed}
      search={{ label: texts.search, placeholder: texts.search }}
      chips={
        <ListChips
          label={texts.status}
          options={applicationStatuses.map((value) => ({ value, label: texts[value] }))}
          value={view.status === 'all' ? undefined : view.status}
          onChange={(status) => show({ status: status ?? 'all' })}
          page={page}
        />
      }
      chosen={{
        rows: chosenApplications,
        most: auditBatch,
        enabled: mayDecide,
        actions: <BatchActions />,
        acrossPages: view.status === 'awaitingApproval',
      }}
      // If decided applications are listed too, not all rows can be decided.
      isRowSelectable={(row) => row.status === 'awaitingApproval' || texts.alreadyDecided}
      density="tall"
      filtered={view.search !== '' || view.status === 'joined' || view.status === 'rejected'}
      exported={{ atOnce: 1000 }}
      empty={<NoApplications />}
      noMatches={<NoMatches hasFilters onClear={() => show({ search: '', status: 'all' })} />}
    />
  )
}

/** Nothing is pending, or nobody has ever applied. */
function NoApplications() {
  const texts = useTexts(applicationsMessages)
  const [{ status }, setView] = useAtom(applicationList.viewAtom)
  if (status === 'awaitingApproval') {
    return (
      <EmptyState
        drawing="done"
        title={texts.nonePending}
        description={texts.nonePendingHint}
        action={<Button onClick={() => setView({ status: 'all' })}>{texts.showAll}</Button>}
      />
    )
  }
  return (
    <EmptyState
      drawing="people"
      title={texts.none}
      description={texts.noneHint}
      action={
        <Button asChild>
          <FeatureLink to={pagePaths.memberManagement}>{texts.toMembers}</FeatureLink>
        </Button>
      }
    />
  )
}

const getRowId = (row: Application) => row.applicationId
const getRowLabel = (row: Application) => `${row.realName} ${row.phone}`

/** The actions for all selected applications. */
function BatchActions() {
  const texts = useTexts(applicationsMessages)
  const selected = useAtomValue(chosenApplications.rowsAtom)
  const decide = useSetAtom(decideAtom)

  return (
    <>
      <Button icon={<Check />} size="small" variant="primary" onClick={() => decide('approve', selected)}>
        {texts.approve}
      </Button>
      <Button icon={<X />} size="small" tone="danger" onClick={() => decide('refuse', selected)}>
        {texts.refuse}
      </Button>
    </>
  )
}
