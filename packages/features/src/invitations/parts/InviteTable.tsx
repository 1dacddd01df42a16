import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { Switch } from '@atrium/ui/switch'
import { useAtomValue } from 'jotai'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { useDescribeFailure, useTexts } from '../../shared/host/useKept'
import cardStyles from '../../shared/list/TableCard.module.css'
import { Question } from '../../shared/screen/Question'
import { budgetAtom } from '../atoms'
import type { Person } from '../list/ListRow'
import type { InviteList } from '../list/useInviteList'
import { invitationsMessages } from '../messages'
import { BudgetNote } from './BudgetNote'
import { InviteGrid } from './InviteGrid'
import styles from './InviteTable.module.css'
import { ListActions } from './ListActions'
import type { useFileReading } from './useFileReading'

interface InviteTableProps {
  readonly list: InviteList
  readonly files: ReturnType<typeof useFileReading>
  /** A batch is being sent. */
  readonly busy: boolean
  readonly onAdd: (people: readonly Person[], instead?: number) => void
  /** Sends the first of the valid rows, up to this number. */
  readonly onSend: (count: number) => void
}

/** The list with its problems, the tools to correct it, and the send button. */
export function InviteTable({ list, files, busy, onAdd, onSend }: InviteTableProps) {
  const texts = useTexts(invitationsMessages)
  const [shown, setShown] = useState<ReadonlySet<number>>()
  const [asking, setAsking] = useState(false)
  const counts = countStates(list)
  const budget = useAtomValue(budgetAtom)
  const left = budget.state === 'ready' ? budget.value.left : undefined
  const isBad = (row: number) => list.verdicts.get(row)?.state === 'bad'

  /** Rows that were invalid when this was turned on stay visible while they are corrected. */
  function filter(onlyBad: boolean) {
    setShown(onlyBad ? new Set(list.rows.map(({ row }) => row).filter(isBad)) : undefined)
  }

  return (
    <Card padding="none" className={cardStyles.card}>
      <div className={styles.toolbar}>
        <p role="status" className={styles.counts}>
          {sayCounts(texts, counts)}
        </p>
        <Switch checked={shown !== undefined} onCheckedChange={filter}>
          {texts.onlyBad}
        </Switch>
        <ListActions list={list} files={files} busy={busy} bad={counts.bad} onAdd={onAdd} />
      </div>
      <CheckFailure list={list} />
      <InviteGrid
        list={list}
        rows={shown ? list.rows.filter(({ row }) => shown.has(row) || isBad(row)) : list.rows}
        disabled={busy}
        onAdd={onAdd}
      />
      <div className={styles.footer} data-docked>
        <BudgetNote />
        <Button
          variant="primary"
          icon={<Send />}
          busy={busy}
          disabled={counts.good === 0 || counts.checking > 0 || left === 0}
          onClick={() => setAsking(true)}
        >
          {sayWhatIsSent(texts, counts)}
        </Button>
      </div>
      <SendDialog
        open={asking}
        onOpenChange={setAsking}
        good={counts.good}
        bad={counts.bad}
        left={left}
        onSend={onSend}
      />
    </Card>
  )
}

/** Nothing can be sent without the service's verdict: shows that, with a retry. */
function CheckFailure({ list: { check } }: Pick<InviteTableProps, 'list'>) {
  const texts = useTexts(invitationsMessages)
  const explain = useDescribeFailure()
  if (!check.failure) return null
  return (
    <p role="alert" className={styles.failure}>
      {texts.checkFailed} {explain(check.failure)}
      <Button size="small" onClick={check.askAgain}>
        {texts.checkAgain}
      </Button>
    </p>
  )
}

type Counts = ReturnType<typeof countStates>
type InvitationTexts = (typeof invitationsMessages)['chinese']

function sayCounts(texts: InvitationTexts, { all, bad, checking }: Counts): string {
  if (all === 0) return texts.nobodyYet
  return checking > 0 ? texts.checkingRows : texts.counts(all, bad)
}

function sayWhatIsSent(texts: InvitationTexts, { all, good }: Counts): string {
  if (all === 0) return texts.send
  return good === 0 ? texts.nothingToSend : texts.sendMany(good)
}

function countStates({ verdicts }: InviteList) {
  const counts = { all: 0, good: 0, bad: 0, checking: 0 }
  for (const { state } of verdicts.values()) {
    if (state === 'blank') continue
    counts.all += 1
    counts[state] += 1
  }
  return counts
}

interface SendDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly good: number
  readonly bad: number
  /** Remaining invitations of today; undefined: unknown. */
  readonly left: number | undefined
  readonly onSend: (count: number) => void
}

/** Confirms the number of messages before sending. */
function SendDialog({ open, onOpenChange, good, bad, left = good, onSend }: SendDialogProps) {
  const texts = useTexts(invitationsMessages)
  const count = Math.min(good, left)
  const rest = bad > 0 ? texts.confirmSendRest(bad) : texts.confirmSendAll
  return (
    <Question
      open={open}
      onOpenChange={onOpenChange}
      title={texts.confirmSend(count)}
      description={count < good ? texts.confirmSendPart(count, good - count) : rest}
      confirmLabel={texts.send}
      onConfirm={() => {
        // The list shows the progress, so the question closes.
        onSend(count)
      }}
    />
  )
}
