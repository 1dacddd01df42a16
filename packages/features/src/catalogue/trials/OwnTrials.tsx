import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'
import { useAtom, useAtomValue } from 'jotai'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useKept'
import { ListCard } from '../../shared/list/ListCard'
import { ListChips } from '../../shared/list/ListChips'
import { listView, oneOf } from '../../shared/list/listView'
import { pagedList } from '../../shared/list/pagedList'
import { Screen } from '../../shared/screen/Screen'
import { catalogueMessages } from '../messages'
import { trialStatuses, trialsApiAtom } from './api'
import { useTrialColumns } from './parts/useTrialColumns'

/** `/TryOutRequest`: the person's trials, past trials and requests. */
export function OwnTrials() {
  const texts = useTexts(catalogueMessages)
  const [view, change] = useAtom(trialList.viewAtom)
  const page = useAtomValue(trialList.pageAtom)
  const columns = useTrialColumns(view.status)
  const hasNone = page.state === 'ready' && page.value.counts.length === 0
  return (
    <Screen name={texts.ownTrials}>
      {hasNone ? (
        <EmptyState
          drawing="products"
          title={texts.none}
          description={texts.noneHint}
          action={
            <Button asChild variant="primary">
              <FeatureLink to={pagePaths.trialCenter}>{texts.toCenter}</FeatureLink>
            </Button>
          }
        />
      ) : (
        <ListCard
          list={trialList}
          columns={columns}
          getRowId={(row) => row.id}
          getRowLabel={(row) => row.productName}
          density="tall"
          actions={
            <Button asChild>
              <FeatureLink to={pagePaths.trialCenter}>{texts.toCenter}</FeatureLink>
            </Button>
          }
          caption={texts.list}
          failedTitle={texts.listFailed}
          chips={
            <ListChips
              label={texts.filter}
              options={trialStatuses.map((value) => ({ value, label: texts[value] }))}
              value={view.status}
              onChange={(status) => change({ status })}
              page={page}
            />
          }
        />
      )}
    </Screen>
  )
}

const trialList = pagedList({
  view: listView({ pageSizes: [10, 20, 30], filters: { status: oneOf('state', trialStatuses) } }),
  shows: ['trials'],
  ask(get, { status }) {
    const { listTrials } = get(trialsApiAtom)
    return (pageIndex, pageSize, call) =>
      listTrials({ query: { ...(status && { status }), pageIndex, pageSize } }, call)
  },
})
