import { mostLines, mostUnfinished } from '@atrium/contracts/bulkLicences/contract'
import type { bulkLicencesOperations } from '@atrium/contracts/bulkLicences/policy'
import { bulkLicencesRefusals } from '@atrium/contracts/bulkLicences/refusals'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { randomId } from '../../platform/keys/randomId'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { resolveSelection } from './selection'
import { bulkChangeLines, bulkChanges } from './tables'
import { wakeWorkers } from './wakeWorkers'

/** Stores the change with its lines, ordered by member and product. The workers carry them out. */
export async function startBulkChange(call: Call<typeof bulkLicencesOperations.startBulkChange>) {
  const { db, company, person, body, now, audit } = call
  const { companyId } = company
  const { kind, userIds, departmentIds } = body
  const { members, products, total } = await resolveSelection(db, company, body)
  if (total > mostLines) throw new Refusal(bulkLicencesRefusals.tooManyLines({ total }))
  if (total === 0) throw new Refusal(bulkLicencesRefusals.nobodyChosen)
  // Calls at the same moment may exceed the limit a little, which does no harm.
  const unfinished = await db.$count(
    bulkChanges,
    and(eq(bulkChanges.companyId, companyId), inArray(bulkChanges.state, ['running', 'undoing'])),
  )
  if (unfinished >= mostUnfinished) throw new Refusal(bulkLicencesRefusals.tooManyUnfinished)

  const changeId = randomId()
  const mainIds = products.map(({ mainId }) => mainId)
  await db.insert(bulkChanges).values({
    companyId,
    id: changeId,
    kind,
    state: 'running',
    source: userIds.length === 0 && departmentIds.length === 0 ? 'import' : 'manual',
    mainIds,
    startedBy: person.userId,
    startedAt: now,
    actorId: person.userId,
    sessionId: person.sessionId,
    actedAt: now,
    total,
    waiting: total,
    takenAt: now,
  })
  const lines = members.flatMap(({ userId }) =>
    mainIds.map((mainId) => ({ user_id: userId, main_id: mainId })),
  )
  await db.execute(sql`
    insert into ${bulkChangeLines} (company_id, change_id, number, user_id, main_id)
    select ${companyId}, ${changeId}, line.ordinality, line.user_id, line.main_id
    from rows from (jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as (user_id text, main_id text))
      with ordinality as line(user_id, main_id, ordinality)`)
  await wakeWorkers(db)
  audit({ changeId, kind, total, mainIds })
  return { changeId }
}
