import type { trialStates } from '@atrium/contracts/catalogue/trials/contract'
import { type SQL, sql } from 'drizzle-orm'
import { trials } from '../catalogue/tables'

type TrialState = (typeof trialStates)[number]
type TrialRow = typeof trials.$inferSelect

/** A trial ends by itself. */
export function trialStateAt({ state, endAt }: TrialRow, now: Date): TrialState {
  if (state !== 'approved') return state
  return endAt !== null && endAt > now ? 'running' : 'over'
}

/** The same in a query. */
export const trialStateColumn = (now: Date): SQL<TrialState> =>
  sql<TrialState>`case when ${trials.state} <> 'approved' then ${trials.state}
    when ${trials.endAt} > ${now.toISOString()}::timestamptz then 'running' else 'over' end`
