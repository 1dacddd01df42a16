import { useEffect, useRef } from 'react'
import * as v from 'valibot'
import type { Store } from '../../shared/host'
import type { ListRow } from './ListRow'

const draft = v.object({
  batchId: v.string(),
  rows: v.array(
    v.object({ row: v.number(), phone: v.string(), realName: v.string(), department: v.string() }),
  ),
})

export interface Draft {
  readonly batchId: string
  readonly rows: readonly ListRow[]
}

const keyFor = (companyId: string) => `invitations.list.${companyId}`

/** The list as it was left; undefined where there is none. */
export function readDraft(store: Store, companyId: string): Draft | undefined {
  try {
    const read = v.safeParse(draft, JSON.parse(store.read(keyFor(companyId)) ?? 'null'))
    return read.success && read.output.rows.length > 0 ? read.output : undefined
  } catch {
    return undefined
  }
}

const pauseMilliseconds = 600

/** Keeps the list across a reload: written at a pause, and when the page is left. */
export function useListDraft(store: Store, companyId: string, { batchId, rows }: Draft): void {
  const pending = useRef<() => void>(undefined)
  useEffect(() => {
    pending.current = () => {
      pending.current = undefined
      store.write(keyFor(companyId), rows.length === 0 ? '' : JSON.stringify({ batchId, rows }))
    }
    const timer = setTimeout(() => pending.current?.(), pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [store, companyId, batchId, rows])
  useEffect(() => {
    const write = () => pending.current?.()
    window.addEventListener('pagehide', write)
    return () => {
      window.removeEventListener('pagehide', write)
      write()
    }
  }, [])
}
