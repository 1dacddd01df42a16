import { borrowedStates } from '@atrium/contracts/borrowing/contract'
import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'
import { useAtom, useAtomValue } from 'jotai'
import { useTexts } from '../shared/host/useKept'
import { ListCard } from '../shared/list/ListCard'
import { ListChips } from '../shared/list/ListChips'
import { NoMatches } from '../shared/list/NoMatches'
import { Screen } from '../shared/screen/Screen'
import { borrowedList } from './atoms'
import { borrowingMessages } from './messages'
import { LimitsDialog } from './parts/LimitsDialog'
import { useBorrowedColumns } from './parts/useBorrowedColumns'

/** `/licenceBorrowed`: licences that members have borrowed for devices, and the limits. */
export function BorrowedLicences() {
  const texts = useTexts(borrowingMessages)
  const [view, show] = useAtom(borrowedList.viewAtom)
  const page = useAtomValue(borrowedList.pageAtom)
  return (
    <Screen
      above={[{ name: texts.authorisation }, { name: texts.byProduct, to: pagePaths.licencesByProduct }]}
      name={texts.borrowed}
      actions={
        <>
          {view.product !== '' && (
            <Button onClick={() => show({ product: '' })}>{texts.ofAllProducts}</Button>
          )}
          <LimitsDialog />
        </>
      }
    >
      <ListCard
        list={borrowedList}
        columns={useBorrowedColumns()}
        getRowId={(row) => row.id}
        getRowLabel={(row) => `${row.realName} ${row.productName}`}
        density="tall"
        caption={texts.list}
        failedTitle={texts.listFailed}
        search={{ label: texts.search, placeholder: texts.search }}
        chips={
          <ListChips
            label={texts.filter}
            options={borrowedStates.map((value) => ({ value, label: texts[value] }))}
            value={view.status === 'all' ? undefined : view.status}
            onChange={(status) => show({ status: status ?? 'all' })}
            page={page}
          />
        }
        filtered={view.search !== '' || view.product !== '' || view.status !== 'all'}
        exported={{ atOnce: 1000 }}
        empty={<EmptyState drawing="licences" title={texts.none} description={texts.noneHint} />}
        noMatches={<NoMatches hasFilters onClear={() => show({ search: '', product: '', status: 'all' })} />}
      />
    </Screen>
  )
}
