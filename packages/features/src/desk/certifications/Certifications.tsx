import { certificationStates } from '@atrium/contracts/desk/certifications/contract'
import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'
import { FilterChips } from '@atrium/ui/filter-chips'
import { useAtom, useAtomValue } from 'jotai'
import { useTexts } from '../../shared/host/useKept'
import { ListCard } from '../../shared/list/ListCard'
import { NoMatches } from '../../shared/list/NoMatches'
import { Screen } from '../../shared/screen/Screen'
import { selfAtom } from '../cases/atoms'
import { certificationList } from './atoms'
import { certificationsMessages } from './messages'
import { useCertificationColumns } from './parts/useCertificationColumns'

/** `/desk/certifications`: submissions that wait, oldest first, and those that were decided, newest first. */
export function Certifications() {
  const texts = useTexts(certificationsMessages)
  const [view, show] = useAtom(certificationList.viewAtom)
  const self = useAtomValue(selfAtom)
  const isWaiting = view.state === 'pending'
  return (
    <Screen name={texts.list}>
      <ListCard
        list={certificationList}
        columns={useCertificationColumns(view.state, self.state === 'ready' ? self.value : undefined)}
        getRowId={({ caseId }) => caseId}
        getRowLabel={({ name }) => name}
        density="tall"
        caption={texts.list}
        failedTitle={texts.listFailed}
        search={{ label: texts.search, placeholder: texts.search }}
        chips={
          <FilterChips
            label={texts.filter}
            chips={certificationStates.map((value) => ({ value, label: texts[value], count: null }))}
            value={view.state}
            onValueChange={(next) => show({ state: certificationStates.find((state) => state === next) })}
          />
        }
        filtered={view.search !== ''}
        empty={
          isWaiting ? (
            <EmptyState drawing="done" title={texts.noneWaiting} description={texts.noneWaitingHint} />
          ) : (
            <EmptyState
              title={texts.none}
              description={texts.noneHint}
              action={<Button onClick={() => show({ state: 'pending' })}>{texts.pending}</Button>}
            />
          )
        }
        noMatches={<NoMatches onClear={() => show({ search: '' })} />}
      />
    </Screen>
  )
}
