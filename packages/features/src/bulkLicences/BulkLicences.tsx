import { EmptyState } from '@atrium/ui/empty-state'
import { deferDialog } from '@atrium/ui/overlay'
import { useAtom } from 'jotai'
import { KeyRound, Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTexts } from '../shared/host/useKept'
import { ListAction } from '../shared/list/ListAction'
import { ListCard } from '../shared/list/ListCard'
import { Screen } from '../shared/screen/Screen'
import type { BulkKind } from './api'
import { changeList } from './atoms'
import { bulkLicencesMessages } from './messages'
import { useChangeColumns } from './parts/useChangeColumns'
import { isMoving } from './useLiveChange'

const BulkDialog = deferDialog(async () => (await import('./BulkDialog')).BulkDialog)

interface Opened {
  readonly kind: BulkKind
  readonly open: boolean
  /** Number of times it was opened: each opening starts without input. */
  readonly turn: number
}

/** `/bulkLicences`: past and running bulk changes, and the way to start one. */
export function BulkLicences() {
  const texts = useTexts(bulkLicencesMessages)
  const [opened, setOpened] = useState<Opened>()
  const open = (kind: BulkKind) => setOpened((last) => ({ kind, open: true, turn: (last?.turn ?? 0) + 1 }))
  usePolling()
  const assign = (
    <ListAction variant="primary" icon={<KeyRound />} onSelect={() => open('grant')}>
      {texts.grant}
    </ListAction>
  )
  return (
    <Screen above={[{ name: texts.authorisation }]} name={texts.title}>
      <ListCard
        list={changeList}
        columns={useChangeColumns()}
        getRowId={(row) => row.changeId}
        caption={texts.list}
        failedTitle={texts.listFailed}
        actions={
          <ListAction icon={<Undo2 />} onSelect={() => open('cancel')}>
            {texts.cancel}
          </ListAction>
        }
        main={assign}
        empty={
          <EmptyState drawing="licences" title={texts.none} description={texts.noneHint} action={assign} />
        }
      />
      {opened && (
        <BulkDialog
          key={opened.turn}
          choice={{ kind: opened.kind }}
          open={opened.open}
          onOpenChange={(next) => setOpened({ ...opened, open: next })}
        />
      )}
    </Screen>
  )
}

const pollMilliseconds = 4_000

/** Asks now and then while a change on the page is running, in case an event was lost. */
function usePolling() {
  const [changes, refresh] = useAtom(changeList.pageAtom)
  const runs = changes.state === 'ready' && changes.value.list.some(isMoving)
  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => document.visibilityState === 'visible' && refresh(), pollMilliseconds)
    return () => clearInterval(timer)
  }, [runs, refresh])
}
