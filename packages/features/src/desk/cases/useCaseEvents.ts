import * as v from 'valibot'
import { useEvent } from '../../shared/request/useEvent'

const change = v.object({
  queue: v.string(),
  caseId: v.string(),
  change: v.picklist(['claimed', 'released', 'settled']),
  /** Name of the colleague; empty: nobody of the staff. */
  by: v.string(),
})

export type CaseEvent = v.InferOutput<typeof change>

/** Calls the latest `listener` on each claim and decision at any desk, one’s own included. */
export function useCaseEvents(listener: (event: CaseEvent) => void): void {
  useEvent('OnDesk', change, ({ payload }) => listener(payload))
}
