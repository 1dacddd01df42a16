import { useEffect, useRef } from 'react'
import * as v from 'valibot'
import { type Draft, useDraft } from '../../shared/form/useDraft'
import type { ListRow } from './ListRow'

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

export const useListDraft = (): Draft<InviteDraft> => useDraft('invitations.list', listDraft, 'browser')

const pauseMilliseconds = 600

/** Keeps the list across a reload and for other tabs: written at a pause, and when one turns away from the page. */
export function useKeepList({ keep, drop }: Draft<InviteDraft>, { batchId, rows }: InviteDraft): void {
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
