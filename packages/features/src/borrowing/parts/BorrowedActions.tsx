import { useState } from 'react'
import { useCovers, useDescribeFailure, useHost, useTexts } from '../../shared/host/useKept'
import { RowActions } from '../../shared/list/cells/RowActions'
import { useAction } from '../../shared/request/useAction'
import { Question } from '../../shared/screen/Question'
import { useFormat } from '../../shared/texts/useFormat'
import { markLostAction, markReturnedAction } from '../actions'
import type { BorrowedLicence } from '../api'
import { borrowingMessages } from '../messages'

/** What an administrator can note about a licence file that runs. */
export function BorrowedActions({ borrowed }: { readonly borrowed: BorrowedLicence }) {
  const texts = useTexts(borrowingMessages)
  const { serviceDay } = useFormat()
  const { notify } = useHost()
  const describe = useDescribeFailure()
  const markReturned = useAction(markReturnedAction)
  const mayChange = useCovers('borrowing:write')
  const markLost = useAction(markLostAction)
  const [asked, ask] = useState<'returned' | 'lost'>()
  const { id, status, realName, machineId, endsAt } = borrowed
  if (!mayChange || status === 'returned' || status === 'ended') return null
  const name = realName || texts.accountClosed
  const until = serviceDay(endsAt)

  async function markFound() {
    const result = await markLost.run({ id, isLost: false })
    notify(
      result.done
        ? { tone: 'success', message: texts.markedFound }
        : { tone: 'failure', message: texts.markFailed(describe(result.failure)) },
    )
  }

  return (
    <>
      <RowActions
        row={name}
        more={[
          { label: texts.markReturned, onSelect: () => ask('returned') },
          status === 'lost'
            ? { label: texts.markFound, onSelect: markFound }
            : { label: texts.markLost, tone: 'danger', onSelect: () => ask('lost') },
        ]}
      />
      <Question
        open={asked === 'returned'}
        onOpenChange={() => ask(undefined)}
        title={texts.markReturnedTitle(name)}
        description={texts.markReturnedText(machineId, until)}
        confirmLabel={texts.markReturnedYes}
        done={texts.markedReturned}
        onConfirm={async () => {
          await markReturned.perform(id)
        }}
      />
      <Question
        open={asked === 'lost'}
        onOpenChange={() => ask(undefined)}
        title={texts.markLostTitle(name)}
        description={texts.markLostText(machineId, until)}
        confirmLabel={texts.markLostYes}
        tone="danger"
        done={texts.markedLost}
        onConfirm={async () => {
          await markLost.perform({ id, isLost: true })
        }}
      />
    </>
  )
}
