import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { asFailure, type Failure } from '../../shared/wire/Failure'
import { invitationsApiAtom } from '../api'
import type { Known } from './judgeRows'
import { isBlank, keyOf, type ListRow } from './ListRow'

const pauseMilliseconds = 400
const atOnce = 1000

interface ListCheck {
  readonly rows: readonly ListRow[]
  readonly known: ReadonlyMap<number, Known>
  /** Keep the function stable. */
  readonly learn: (known: ReadonlyMap<number, Known>) => void
  readonly batchId: string
  /** Pauses the requests. */
  readonly paused: boolean
}

/** Asks the service about rows without a verdict, after a pause in typing. */
export function useListCheck({ rows, known, learn, batchId, paused }: ListCheck) {
  const api = useAtomValue(invitationsApiAtom)
  const [failure, setFailure] = useState<Failure>()
  const [attempt, setAttempt] = useState(0)
  const latestKnown = useRef(known)
  latestKnown.current = known

  useEffect(() => {
    if (paused) return
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(() => {
      ask().then(
        () => setFailure(undefined),
        (thrown) => {
          if (!signal.aborted) setFailure(asFailure(thrown))
        },
      )
    }, pauseMilliseconds)
    return () => {
      clearTimeout(timer)
      controller.abort(attempt)
    }

    async function ask() {
      const unknown = rows.filter(
        (row) => !isBlank(row) && latestKnown.current.get(row.row)?.key !== keyOf(row),
      )
      for (let start = 0; start < unknown.length; start += atOnce) {
        const asked = unknown.slice(start, start + atOnce)
        const body = { batchId, users: asked.map(bounded) }
        const answers = await api.checkInvitees({ body }, { signal })
        const problems = new Map(answers.map((answer) => [answer.row, answer.problems]))
        const facts = asked.map(
          (row) => [row.row, { key: keyOf(row), problems: problems.get(row.row) ?? [] }] as const,
        )
        learn(new Map(facts))
      }
    }
  }, [rows, batchId, paused, attempt, api, learn])

  return { failure, askAgain: () => setAttempt((count) => count + 1) }
}

/** No name is this long, so the cut can't make an invalid row valid. */
export const bounded = (row: ListRow): ListRow => ({
  row: row.row,
  phone: row.phone.slice(0, 60),
  realName: row.realName.slice(0, 200),
  department: row.department.slice(0, 400),
})
