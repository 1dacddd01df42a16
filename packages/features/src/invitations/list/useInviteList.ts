import { mostInvitees, type RowProblem } from '@atrium/contracts/invitations/contract'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import * as v from 'valibot'
import { type Draft, useDraft } from '../../shared/form/useDraft'
import { randomKey } from '../../shared/wire/randomKey'
import { judgeRows, type Known } from './judgeRows'
import { isBlank, keyOf, type ListRow, type Person, withPeople } from './ListRow'
import { useListCheck } from './useListCheck'

export type Field = keyof Person

/** The list being edited: its rows, their states, and its operations. */
export function useInviteList(paused: boolean) {
  const draft = useListDraft()
  const [rows, setRows] = useState<readonly ListRow[]>(draft.found?.rows ?? [])
  const [batchId, setBatchId] = useState(() => draft.found?.batchId ?? randomKey())
  const [known, setKnown] = useState<ReadonlyMap<number, Known>>(new Map())
  const learn = useCallback((more: ReadonlyMap<number, Known>) => {
    setKnown((current) => new Map([...current, ...more]))
  }, [])
  const check = useListCheck({ rows, known, learn, batchId, paused })
  useKeepList(draft, { batchId, rows })
  const verdicts = useMemo(() => judgeRows(rows, known), [rows, known])

  /** Returns whether all of them fitted. */
  function add(people: readonly Person[], instead?: number): boolean {
    const next = withPeople(rows, people, instead)
    setRows(next.slice(0, mostInvitees))
    return next.length <= mostInvitees
  }

  /** Adds rows from a file with the service's verdicts; returns whether all fitted. */
  function addRead(read: readonly ReadRow[]): boolean {
    const plain = read.map(({ problems: _, ...row }) => row)
    if (!rows.every(isBlank)) return add(plain.map(({ row: _, ...person }) => person))
    setRows(plain)
    learn(new Map(read.map((row) => [row.row, { key: keyOf(row), problems: row.problems }])))
    return true
  }

  return {
    rows,
    batchId,
    verdicts,
    check,
    /** Whether it was started before the page was loaded. */
    wasRestored: draft.found !== undefined,
    add,
    addRead,
    edit: useCallback((number: number, field: Field, value: string) => {
      setRows((current) => current.map((row) => (row.row === number ? { ...row, [field]: value } : row)))
    }, []),
    remove: useCallback((numbers: ReadonlySet<number>) => {
      setRows((current) => current.filter(({ row }) => !numbers.has(row)))
    }, []),
    learn,
    /** Starts a new batch: the remaining people may have an invitation by now. */
    beginBatch: useCallback(() => {
      setBatchId(randomKey())
      setKnown(new Map())
    }, []),
  }
}

type ReadRow = ListRow & { readonly problems: readonly RowProblem[] }

export type InviteList = ReturnType<typeof useInviteList>

const listDraft = v.object({
  batchId: v.string(),
  rows: v.array(
    v.object({ row: v.number(), phone: v.string(), realName: v.string(), department: v.string() }),
  ),
})

interface InviteDraft {
  readonly batchId: string
  readonly rows: readonly ListRow[]
}

const useListDraft = (): Draft<InviteDraft> => useDraft('invitations.list', listDraft, 'browser')

const pauseMilliseconds = 600

/** Stores the list for a reload and for other tabs: during pauses, and when the person leaves the page. */
function useKeepList({ keep, drop }: Draft<InviteDraft>, { batchId, rows }: InviteDraft): void {
  const pending = useRef<() => void>(undefined)
  useEffect(() => {
    pending.current = () => {
      pending.current = undefined
      if (rows.length === 0) drop()
      else keep({ batchId, rows })
    }
    const timer = setTimeout(() => pending.current?.(), pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [keep, drop, batchId, rows])
  useEffect(() => {
    const write = () => pending.current?.()
    window.addEventListener('pagehide', write)
    document.addEventListener('visibilitychange', write)
    return () => {
      window.removeEventListener('pagehide', write)
      document.removeEventListener('visibilitychange', write)
      write()
    }
  }, [])
}
