import { mostReclaimed } from '@atrium/contracts/licenceUse/contract'
import type { licenceUseOperations } from '@atrium/contracts/licenceUse/policy'
import { licenceUseRefusals } from '@atrium/contracts/licenceUse/refusals'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { isAmong } from '../../platform/database/isAmong'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { heldInScope, requireProduct } from '../authorisation'
import { productNames } from '../catalogue'
import { departmentPathNames } from '../organisation'
import { memberships } from '../organisation/tables'
import { borrowedUntil, memberOfGrant } from '../seats'
import { grants } from '../seats/tables'
import { holdsToday, isIdle, lastUseOf, reportsUse } from '../use'
import { reclaimExemptions } from '../use/tables'
import { plannedReturn } from './planned'

/** Idle licences of a batch, longest first. */
export async function previewReclaim(call: Call<typeof licenceUseOperations.previewReclaim>) {
  const { db, company, query, language, now } = call
  const { companyId } = company
  const product = await requireProduct(db, companyId, query.mainId)
  if (!(await reportsUse(db, product))) throw new Refusal(licenceUseRefusals.useUnreported)
  const idle = and(heldInScope(call, query.mainId), isIdle(now, query.idleDays))
  const rows = await db
    .select({
      grant: grants,
      name: memberships.name,
      phone: memberships.phone,
      departmentId: memberships.departmentId,
      dueAt: plannedReturn(db, now),
      borrowedUntil: borrowedUntil(db),
    })
    .from(grants)
    .innerJoin(memberships, memberOfGrant)
    .where(idle)
    .orderBy(asc(grants.idleSince), asc(grants.id))
    .limit(mostReclaimed)
  const pathName = await departmentPathNames(
    db,
    companyId,
    rows.map(({ departmentId }) => departmentId),
  )
  const exemptionOf = await findExemptions(db, {
    companyId,
    first: product.batchOf ?? product.mainId,
    userIds: rows.map(({ grant }) => grant.userId),
    now,
  })
  return {
    productName: (await productNames(db, language))(product.name),
    total: rows.length < mostReclaimed ? rows.length : await db.$count(grants, idle),
    list: rows.map(({ grant, name, phone, departmentId, dueAt, borrowedUntil }) => ({
      userId: grant.userId,
      realName: name,
      phone,
      department: pathName(departmentId),
      isOnLine: grant.onlineSince !== null,
      borrowedUntil: borrowedUntil?.toISOString() ?? null,
      exemption: exemptionOf(grant.userId),
      dueAt: dueAt === null ? null : new Date(dueAt).toISOString(),
      ...lastUseOf(grant, now),
    })),
  }
}

interface Exempted {
  readonly companyId: string
  /** The first batch of the product. */
  readonly first: string
  readonly userIds: readonly string[]
  readonly now: Date
}

async function findExemptions(db: Connection, { companyId, first, userIds, now }: Exempted) {
  const rows =
    userIds.length === 0
      ? []
      : await db
          .select()
          .from(reclaimExemptions)
          .where(
            and(
              eq(reclaimExemptions.companyId, companyId),
              isAmong(reclaimExemptions.userId, userIds),
              inArray(reclaimExemptions.mainId, ['', first]),
              holdsToday(now),
            ),
          )
  const byUser = new Map(rows.map((row) => [row.userId, row]))
  return (userId: string) => {
    const found = byUser.get(userId)
    return found ? { exemptionId: found.id, reason: found.reason, endsOn: found.endsOn } : null
  }
}
