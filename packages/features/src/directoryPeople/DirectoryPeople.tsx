import { mostReturned, personStates } from '@atrium/contracts/directoryPeople/contract'
import { pagePaths, paths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'
import { useAtom, useAtomValue } from 'jotai'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../shared/host/useKept'
import { ListCard } from '../shared/list/ListCard'
import { ListChips } from '../shared/list/ListChips'
import { Screen } from '../shared/screen/Screen'
import type { DirectoryLeaver } from './api'
import { chosenLeavers, directoryIdAtom, leaversList, peopleList } from './atoms'
import { directoryPeopleMessages } from './messages'
import { ReturnQuestion } from './parts/ReturnQuestion'
import { useLeaverColumns } from './parts/useLeaverColumns'
import { usePersonColumns } from './parts/usePersonColumns'

/** `/directoryPeople`: the people of a directory, and those whose membership it ended. */
export function DirectoryPeople() {
  const { status } = useAtomValue(peopleList.viewAtom)
  return status === 'left' ? <Leavers /> : <People />
}

function People() {
  const texts = useTexts(directoryPeopleMessages)
  const [view, show] = useAtom(peopleList.viewAtom)
  const page = useAtomValue(peopleList.pageAtom)
  return (
    <Screen
      above={[{ name: texts.settings, to: pagePaths.companySettings }, { name: texts.title }]}
      name={page.state === 'ready' ? page.value.directoryName : texts.title}
      kind={texts.title}
      grows
      actions={<Button onClick={() => show({ status: 'left', search: '' })}>{texts.leavers}</Button>}
    >
      <ListCard
        list={peopleList}
        columns={usePersonColumns()}
        getRowId={(row) => row.personId}
        getRowLabel={(row) => row.name}
        density="tall"
        caption={texts.list}
        failedTitle={texts.failed}
        search={{ label: texts.search, placeholder: texts.search }}
        chips={
          <ListChips
            label={texts.filter}
            options={personStates.map((value) => ({ value, label: texts[value] }))}
            value={view.status === 'left' ? undefined : view.status}
            onChange={(status) => show({ status })}
            page={page}
          />
        }
        exported={{ atOnce: 200 }}
        empty={<EmptyState drawing="people" title={texts.none} description={texts.noneHint} />}
      />
    </Screen>
  )
}

function Leavers() {
  const texts = useTexts(directoryPeopleMessages)
  const { search } = useAtomValue(leaversList.viewAtom)
  const page = useAtomValue(leaversList.pageAtom)
  const directory = useAtomValue(directoryIdAtom)
  const [asked, ask] = useState<readonly DirectoryLeaver[]>([])
  const chosen = useAtomValue(chosenLeavers.rowsAtom)
  return (
    <Screen
      above={[
        { name: texts.settings, to: pagePaths.companySettings },
        {
          name: page.state === 'ready' ? page.value.directoryName : texts.title,
          to: paths.directoryPeople({ directory }),
        },
      ]}
      name={texts.leavers}
    >
      <ListCard
        list={leaversList}
        columns={useLeaverColumns((leaver) => ask([leaver]))}
        getRowId={(row) => row.userId}
        getRowLabel={(row) => row.name}
        density="tall"
        caption={texts.leavers}
        failedTitle={texts.failed}
        search={{ label: texts.search, placeholder: texts.search }}
        filtered={search !== ''}
        exported={{ atOnce: 200 }}
        chosen={{
          rows: chosenLeavers,
          most: mostReturned,
          actions: (
            <Button size="small" icon={<RotateCcw />} onClick={() => ask(chosen)}>
              {texts.takeBack}
            </Button>
          ),
        }}
        empty={<EmptyState drawing="people" title={texts.noLeavers} description={texts.noLeaversHint} />}
      />
      <ReturnQuestion leavers={asked} onClose={() => ask([])} />
    </Screen>
  )
}
