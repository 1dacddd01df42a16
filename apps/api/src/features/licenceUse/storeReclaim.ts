import { sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { randomId } from '../../platform/keys/randomId'
import { storeBulkChange } from '../bulkLicences'
import { dayOf } from '../use'
import { reclaimLines, reclaims } from './tables'

interface NewReclaim {
  readonly companyId: string
  readonly mainId: string
  readonly userIds: readonly string[]
  readonly idleDays: number
  /** 0: at once. */
  readonly noticeDays: number
  /** Empty: a policy. */
  readonly plannedBy: string
  readonly sessionId: string
  /** Only stores what would happen. Default: false. */
  readonly isDryRun?: boolean
  readonly now: Date
}

interface StoredReclaim {
  readonly reclaimId: string
  readonly dueAt: Date
  /** The bulk change, if it begins at once. */
  readonly changeId: string | null
}

/** Stores a reclaim of licences whose product is locked, and starts it if there is no notice. */
export async function storeReclaim(db: Connection, reclaim: NewReclaim): Promise<StoredReclaim> {
  const {
    companyId,
    mainId,
    userIds,
    idleDays,
    noticeDays,
    isDryRun = false,
    plannedBy,
    sessionId,
    now,
  } = reclaim
  const reclaimId = randomId()
  const plannedOn = dayOf(now)
  const isNow = noticeDays === 0
  const dueAt = isNow ? now : morningAfter(plannedOn, noticeDays)
  const changeId =
    isNow && !isDryRun
      ? await storeBulkChange(db, {
          companyId,
          kind: 'cancel',
          userIds,
          mainIds: [mainId],
          usedFrom: plannedOn,
          startedBy: plannedBy,
          sessionId,
          now,
        })
      : null
  await db.insert(reclaims).values({
    companyId,
    id: reclaimId,
    mainId,
    idleDays,
    state: isDryRun ? 'dryRun' : isNow ? 'done' : 'planned',
    plannedBy,
    sessionId,
    plannedAt: now,
    plannedOn,
    dueAt,
    total: userIds.length,
    taken: changeId === null ? null : userIds.length,
    changeId,
  })
  await db.execute(sql`
    insert into ${reclaimLines} (company_id, reclaim_id, user_id)
    select ${companyId}, ${reclaimId}, jsonb_array_elements_text(${JSON.stringify(userIds)}::jsonb)`)
  return { reclaimId, dueAt, changeId }
}

/** Nine in the morning in China, that many days after a day `YYYY-MM-DD`. */
const morningAfter = (day: string, days: number): Date =>
  new Date(Date.parse(`${day}T01:00:00Z`) + days * 86_400_000)
