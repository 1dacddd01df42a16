import { requestStates } from '@atrium/contracts/licenceRequests/contract'
import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'
import { useAtom, useAtomValue } from 'jotai'
import { useTexts } from '../shared/host/useKept'
import { ListCard } from '../shared/list/ListCard'
import { ListChips } from '../shared/list/ListChips'
import { NoMatches } from '../shared/list/NoMatches'
import { Screen } from '../shared/screen/Screen'
import { requestList } from './atoms'
import { licenceRequestsMessages } from './messages'
import { AutoApproval } from './parts/AutoApproval'
import { DelegateButton, DelegationNotices } from './parts/Delegation'
import { useRequestColumns } from './parts/useRequestColumns'

/** `/licenceRequests`: licence requests by person and product, and the decisions. */
export function LicenceRequests() {
  const texts = useTexts(licenceRequestsMessages)
  const [view, show] = useAtom(requestList.viewAtom)
  const page = useAtomValue(requestList.pageAtom)
  return (
    <Screen
      above={[{ name: texts.authorisation }, { name: texts.byProduct, to: pagePaths.licencesByProduct }]}
      name={texts.requests}
      actions={
        <>
          {view.product !== '' && (
            <Button onClick={() => show({ product: '' })}>{texts.ofAllProducts}</Button>
          )}
          <DelegateButton />
          <AutoApproval />
        </>
      }
    >
      <DelegationNotices />
      <ListCard
        list={requestList}
        columns={useRequestColumns(view.status !== 'all')}
        getRowId={(row) => row.id}
        getRowLabel={(row) => `${row.realName} ${row.productName}`}
        density="tall"
        caption={texts.list}
        failedTitle={texts.listFailed}
        search={{ label: texts.search, placeholder: texts.search }}
        chips={
          <ListChips
            label={texts.filter}
            options={requestStates.map((value) => ({ value, label: texts[value] }))}
            value={view.status === 'all' ? undefined : view.status}
            onChange={(status) => show({ status: status ?? 'all' })}
            page={page}
          />
        }
        filtered={
          view.search !== '' || view.product !== '' || !['waiting', 'approved', 'all'].includes(view.status)
        }
        exported={{ atOnce: 1000 }}
        empty={
          view.status === 'approved' ? (
            <EmptyState drawing="done" title={texts.noneApproved} description={texts.noneApprovedHint} />
          ) : view.status === 'waiting' ? (
            <EmptyState
              drawing="done"
              title={texts.noneWaiting}
              description={texts.noneWaitingHint}
              action={<Button onClick={() => show({ status: 'all' })}>{texts.showAll}</Button>}
            />
          ) : (
            <EmptyState drawing="licences" title={texts.none} description={texts.noneWaitingHint} />
          )
        }
        noMatches={<NoMatches hasFilters onClear={() => show({ search: '', product: '', status: 'all' })} />}
      />
    </Screen>
  )
}
