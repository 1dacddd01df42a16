import type { licenceRulesOperations } from '@atrium/contracts/licenceRules/policy'
import { licenceRulesRefusals } from '@atrium/contracts/licenceRules/refusals'
import { mostGraceDays } from '@atrium/contracts/licenceRules/rule'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { isAmong } from '../../platform/database/isAmong'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { requireMembers } from '../authorisation'
import { notifyTakenBack, returnSeats } from '../seats'
import { grants, products } from '../seats/tables'
import { noteMembers, noteRules } from '../waitingList'
import { licenceExceptions, licenceRules } from '../waitingList/tables'
import { firstBatches } from './checkRule'
import { findOwnRule } from './findRule'

/** How long a deleted rule is kept: until every grace period of its seats has passed. */
export const rulesKeptMilliseconds = (mostGraceDays + 10) * 86_400_000

export async function setLicenceRuleState(call: Call<typeof licenceRulesOperations.setLicenceRuleState>) {
  const { db, company, person, body, now, audit, unchanged } = call
  const { stored } = await findOwnRule(db, company, body.ruleId)
  if (stored.state === body.state) {
    unchanged()
    return true as const
  }
  await db
    .update(licenceRules)
    .set({ state: body.state, version: stored.version + 1, updatedAt: now, updatedBy: person.userId })
    .where(and(eq(licenceRules.companyId, company.companyId), eq(licenceRules.id, stored.id)))
  await noteRules(db, company.companyId, [stored.id])
  audit({ ruleId: stored.id, name: stored.name, state: body.state })
  return true as const
}

export async function deleteLicenceRule(call: Call<typeof licenceRulesOperations.deleteLicenceRule>) {
  const { db, company, person, body, now, audit } = call
  const { companyId } = company
  const { stored } = await findOwnRule(db, company, body.ruleId)
  await db
    .update(licenceRules)
    .set({ state: 'deleted', version: stored.version + 1, updatedAt: now, updatedBy: person.userId })
    .where(and(eq(licenceRules.companyId, companyId), eq(licenceRules.id, stored.id)))
  if (body.seats === 'keep')
    await db
      .update(grants)
      .set({ source: 'manual', sourceId: null, endsAt: null })
      .where(and(eq(grants.companyId, companyId), eq(grants.source, 'rule'), eq(grants.sourceId, stored.id)))
  await noteRules(db, companyId, [stored.id])
  audit({ ruleId: stored.id, name: stored.name, seats: body.seats })
  return true as const
}

export async function retryLicenceRule(call: Call<typeof licenceRulesOperations.retryLicenceRule>) {
  const { db, company, body, audit } = call
  const { stored } = await findOwnRule(db, company, body.ruleId)
  await noteRules(db, company.companyId, [stored.id])
  audit({ ruleId: stored.id, name: stored.name })
  return true as const
}

/** The seats that they have by the rule return at once. */
export async function exceptFromRule(call: Call<typeof licenceRulesOperations.exceptFromRule>) {
  const { db, company, body, now, audit } = call
  const { companyId } = company
  const { stored, rule } = await findOwnRule(db, company, body.ruleId)
  await requireMembers(db, company, body.userIds)
  const product = await productOf(call, rule.products)
  await db
    .insert(licenceExceptions)
    .values(body.userIds.map((userId) => ({ companyId, ruleId: stored.id, userId, mainId: product ?? '' })))
    .onConflictDoNothing()
  const held = await db
    .select({ id: grants.id })
    .from(grants)
    .innerJoin(products, and(eq(products.companyId, grants.companyId), eq(products.mainId, grants.mainId)))
    .where(
      and(
        eq(grants.companyId, companyId),
        eq(grants.source, 'rule'),
        eq(grants.sourceId, stored.id),
        isAmong(grants.userId, body.userIds),
        product === undefined
          ? undefined
          : eq(sql`coalesce(${products.batchOf}, ${products.mainId})`, product),
      ),
    )
  const returned = await returnSeats(
    db,
    companyId,
    held.map(({ id }) => id),
  )
  await noteMembers(db, companyId, body.userIds)
  audit({ ruleId: stored.id, name: stored.name, userIds: body.userIds, mainId: product, returned })
  await notifyTakenBack(db, { companyId, now }, returned)
  return true as const
}

/**
 * Ends exceptions. An exception from one product ends with an exception from all: then those from the others are
 * stored one by one.
 */
export async function includeInRule(call: Call<typeof licenceRulesOperations.includeInRule>) {
  const { db, company, body, audit } = call
  const { companyId } = company
  const { stored, rule } = await findOwnRule(db, company, body.ruleId)
  await requireMembers(db, company, body.userIds)
  const product = await productOf(call, rule.products)
  const ofMembers = and(
    eq(licenceExceptions.companyId, companyId),
    eq(licenceExceptions.ruleId, stored.id),
    isAmong(licenceExceptions.userId, body.userIds),
  )
  if (product === undefined) await db.delete(licenceExceptions).where(ofMembers)
  else {
    const ended = await db
      .delete(licenceExceptions)
      .where(and(ofMembers, inArray(licenceExceptions.mainId, ['', product])))
      .returning()
    const others = ended
      .filter(({ mainId }) => mainId === '')
      .flatMap(({ userId }) =>
        [...rule.products].flatMap((mainId) =>
          mainId === product ? [] : [{ companyId, ruleId: stored.id, userId, mainId }],
        ),
      )
    if (others.length > 0) await db.insert(licenceExceptions).values(others).onConflictDoNothing()
  }
  await noteMembers(db, companyId, body.userIds)
  audit({ ruleId: stored.id, name: stored.name, userIds: body.userIds, mainId: product })
  return true as const
}

/**
 * The first batch of the product in the call; undefined: all products of the rule.
 *
 * @throws Refusal `outOfScope` if the rule doesn't give it
 */
async function productOf(
  { db, company, body }: Pick<Call<typeof licenceRulesOperations.exceptFromRule>, 'db' | 'company' | 'body'>,
  given: ReadonlySet<string>,
): Promise<string | undefined> {
  if (body.mainId === undefined) return undefined
  const product = (await firstBatches(db, company.companyId, [body.mainId])).get(body.mainId)
  if (product === undefined || !given.has(product)) throw new Refusal(licenceRulesRefusals.outOfScope)
  return product
}
