import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'
import { useAtom, useAtomValue } from 'jotai'
import { RefreshCw } from 'lucide-react'
import { useEffect } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { ListCard } from '../../shared/list/ListCard'
import { Screen } from '../../shared/screen/Screen'
import { useReadDirectory } from '../useReadDirectory'
import { directoryNameAtom, readingList, readingsKeyAtom } from './atoms'
import { differencesMessages } from './messages'
import { useReadingColumns } from './parts/useReadingColumns'
import { isMoving } from './useDifferenceWords'

/** `/directoryReadings`: every reading of a directory with its difference, newest first. The query names it. */
export function DirectoryReadings() {
  const texts = useTexts(differencesMessages)
  const directoryName = useAtomValue(directoryNameAtom)
  usePolling()
  return (
    <Screen
      above={[{ name: texts.settings, to: pagePaths.companySettings }]}
      name={directoryName === undefined ? texts.readings : texts.readingsOf(directoryName)}
      kind={texts.readings}
      grows
    >
      <ListCard
        list={readingList}
        columns={useReadingColumns()}
        getRowId={(row) => row.differenceId}
        caption={texts.readings}
        failedTitle={texts.readingsFailed}
        main={<ReadButton />}
        empty={
          <EmptyState
            drawing="history"
            title={texts.noReadings}
            description={texts.noReadingsHint}
            action={<ReadButton />}
          />
        }
      />
    </Screen>
  )
}

function ReadButton() {
  const texts = useTexts(differencesMessages)
  const { read, busy } = useReadDirectory(useAtomValue(readingsKeyAtom))
  return (
    <Button variant="primary" icon={<RefreshCw />} busy={busy} onClick={read}>
      {texts.readNow}
    </Button>
  )
}

const pollMilliseconds = 4_000

/** Asks now and then while one of them is read or applied. */
function usePolling() {
  const [readings, refresh] = useAtom(readingList.pageAtom)
  const runs = readings.state === 'ready' && readings.value.list.some(isMoving)
  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => document.visibilityState === 'visible' && refresh(), pollMilliseconds)
    return () => clearInterval(timer)
  }, [runs, refresh])
}
