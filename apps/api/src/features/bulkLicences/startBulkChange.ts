import { mostLines, mostUnfinished } from '@atrium/contracts/bulkLicences/contract'
import type { bulkLicencesOperations } from '@atrium/contracts/bulkLicences/policy'
import { bulkLicencesRefusals } from '@atrium/contracts/bulkLicences/refusals'
import { and, eq, inArray } from 'drizzle-orm'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { resolveSelection } from './selection'
import { storeBulkChange } from './storeBulkChange'
import { bulkChanges } from './tables'

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

  const mainIds = products.map(({ mainId }) => mainId)
  const changeId = await storeBulkChange(db, {
    companyId,
    kind,
    source: userIds.length === 0 && departmentIds.length === 0 ? 'import' : 'manual',
    userIds: members.map(({ userId }) => userId),
    mainIds,
    startedBy: person.userId,
    sessionId: person.sessionId,
    now,
  })
  audit({ changeId, kind, total, mainIds })
  return { changeId }
}
