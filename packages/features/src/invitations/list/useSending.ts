import { mostSentAtOnce } from '@atrium/contracts/invitations/contract'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useAction } from '../../shared/request/useAction'
import type { Failure } from '../../shared/wire/Failure'
import { inviteAction } from '../actions'
import { keyOf, type ListRow } from './ListRow'
import type { InviteList } from './useInviteList'
import { bounded } from './useListCheck'

export type Sending =
  | { readonly state: 'idle' }
  | { readonly state: 'sending'; readonly sent: number; readonly all: number }
  | { readonly state: 'stopped'; readonly sent: number; readonly all: number; readonly failure: Failure }
  | { readonly state: 'done'; readonly sent: number; readonly refused: number }

/**
 * Sends a list about a hundred rows at a time. Sent rows leave the list at once, so that it always contains
 * what is left to do. The service knows the batch, so that a lost answer costs nobody a second message.
 */
export function useSending({ batchId, remove, learn, beginBatch }: InviteList) {
  const invite = useSetAtom(inviteAction)
  const [sending, setSending] = useState<Sending>({ state: 'idle' })

  const action = useAction(async (rows: readonly ListRow[], before: number) => {
    const all = before + rows.length
    let sent = before
    let refused = 0
    setSending({ state: 'sending', sent, all })
    for (let start = 0; start < rows.length; start += mostSentAtOnce) {
      const chunk = rows.slice(start, start + mostSentAtOnce)
      const answered = await invite({ batchId, users: chunk.map(bounded) })
      const answers = new Map(answered.map((answer) => [answer.row, answer]))
      const gone = chunk.filter(({ row }) => answers.get(row)?.sent)
      const kept = chunk.filter(({ row }) => !answers.get(row)?.sent)
      learn(
        new Map(
          kept.map((row) => [row.row, { key: keyOf(row), problems: answers.get(row.row)?.problems ?? [] }]),
        ),
      )
      remove(new Set(gone.map(({ row }) => row)))
      sent += gone.length
      refused += kept.length
      setSending({ state: 'sending', sent, all })
    }
    beginBatch()
    setSending({ state: 'done', sent, refused })
  })

  return {
    sending,
    busy: action.busy,
    /** @param before number of rows of this batch that were already sent. */
    async send(rows: readonly ListRow[], before = 0) {
      const result = await action.run(rows, before)
      if (result.done) return
      setSending((current) =>
        current.state === 'sending' ? { ...current, state: 'stopped', failure: result.failure } : current,
      )
    },
    dismiss: () => setSending({ state: 'idle' }),
  }
}
