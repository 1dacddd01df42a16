import { endGroups, mostRenewed } from '@atrium/contracts/renewals/contract'
import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'
import { deferDialog } from '@atrium/ui/overlay'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { Bell, CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { useCovers, useTexts } from '../shared/host/useKept'
import { ListAction } from '../shared/list/ListAction'
import { ListCard } from '../shared/list/ListCard'
import { ListChips } from '../shared/list/ListChips'
import { Screen } from '../shared/screen/Screen'
import type { EndingBatch } from './api'
import { chosenBatches, renewalList } from './atoms'
import { renewalsMessages } from './messages'
import { useRenewalColumns } from './parts/useRenewalColumns'

const RemindersDialog = deferDialog(async () => (await import('./parts/RemindersDialog')).RemindersDialog)
const RenewDialog = deferDialog(async () => (await import('./RenewDialog')).RenewDialog)

interface Opened {
  readonly batches: readonly EndingBatch[]
  readonly open: boolean
  /** Number of times it was opened: each opening starts without input. */
  readonly turn: number
}

/** `/licenceRenewals`: what ends when, how many seats are needed, and the way to renew several at once. */
export function Renewals() {
  const texts = useTexts(renewalsMessages)
  const [view, show] = useAtom(renewalList.viewAtom)
  const page = useAtomValue(renewalList.pageAtom)
  const [opened, setOpened] = useState<Opened>()
  const [reminding, setReminding] = useState(false)
  const mayChange = useCovers('renewals:write')
  const renew = (batches: readonly EndingBatch[]) =>
    setOpened((last) => ({ batches, open: true, turn: (last?.turn ?? 0) + 1 }))
  return (
    <Screen above={[{ name: texts.billing }]} name={texts.title}>
      <ListCard
        list={renewalList}
        columns={useRenewalColumns((batch) => renew([batch]))}
        getRowId={(row) => row.batchId}
        getRowLabel={(row) => row.productName}
        isRowSelectable={({ obstacle }) => obstacle === null || texts[obstacle]}
        caption={texts.list}
        density="tall"
        failedTitle={texts.listFailed}
        search={{ label: texts.search, placeholder: texts.searchHint }}
        chips={
          <ListChips
            label={texts.endFilter}
            options={endGroups.map((value) => ({ value, label: texts[value] }))}
            value={view.ends}
            onChange={(ends) => show({ ends })}
            page={page}
          />
        }
        actions={
          mayChange && (
            <ListAction icon={<Bell />} onSelect={() => setReminding(true)}>
              {texts.reminders}
            </ListAction>
          )
        }
        chosen={{
          rows: chosenBatches,
          most: mostRenewed,
          enabled: mayChange,
          // Not all of them can be selected.
          acrossPages: false,
          actions: <RenewSelected onRenew={renew} />,
        }}
        empty={<EmptyState drawing="licences" title={texts.none} description={texts.noneHint} />}
      />
      <RemindersDialog open={reminding} onOpenChange={setReminding} />
      {opened && (
        <RenewDialog
          key={opened.turn}
          batches={opened.batches}
          open={opened.open}
          onOpenChange={(next) => setOpened({ ...opened, open: next })}
        />
      )}
    </Screen>
  )
}

function RenewSelected({ onRenew }: { readonly onRenew: (batches: readonly EndingBatch[]) => void }) {
  const texts = useTexts(renewalsMessages)
  const selected = useAtomValue(chosenBatches.rowsAtom)
  const choose = useSetAtom(chosenBatches.chooseAtom)
  return (
    <Button
      size="small"
      icon={<CalendarClock />}
      onClick={() => {
        onRenew(selected)
        choose([])
      }}
    >
      {texts.renew}
    </Button>
  )
}
