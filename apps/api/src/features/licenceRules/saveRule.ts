import type { licenceRulesOperations } from '@atrium/contracts/licenceRules/policy'
import { licenceRulesRefusals } from '@atrium/contracts/licenceRules/refusals'
import { mostRules } from '@atrium/contracts/licenceRules/rule'
import { and, eq, ne } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { isAmong } from '../../platform/database/isAmong'
import { randomId } from '../../platform/keys/randomId'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { productNames } from '../catalogue'
import { memberships } from '../organisation/tables'
import { noteRules, openWaitingList } from '../waitingList'
import {
  licenceExceptions,
  licenceRuleDepartments,
  licenceRuleGroups,
  licenceRuleProducts,
  licenceRules,
} from '../waitingList/tables'
import { type CheckedRule, checkRule } from './checkRule'
import { conflictsOf, isNameTaken } from './conflictsOf'
import type { Exception } from './engine/wantedSeats'
import { findOwnRule } from './findRule'
import { asException } from './settle/loadRules'

type AddCall = Call<typeof licenceRulesOperations.addLicenceRule>
type EditCall = Call<typeof licenceRulesOperations.editLicenceRule>

export async function addLicenceRule(call: AddCall) {
  const { db, company, person, body, now, audit } = call
  const { companyId } = company
  const count = await db.$count(
    licenceRules,
    and(eq(licenceRules.companyId, companyId), ne(licenceRules.state, 'deleted')),
  )
  if (count >= mostRules) throw new Refusal(licenceRulesRefusals.tooManyRules)
  const rule = await checkRule(db, company, body)
  await requireAcceptable(call, undefined, rule)

  const ruleId = randomId()
  await db.insert(licenceRules).values({
    companyId,
    id: ruleId,
    name: rule.name,
    state: 'active',
    reach: rule.reach.kind,
    poolDepartmentId: rule.poolDepartmentId,
    graceDays: rule.graceDays,
    createdAt: now,
    createdBy: person.userId,
    updatedAt: now,
    updatedBy: person.userId,
  })
  await fillRule(db, companyId, ruleId, rule)
  await exceptFromAll(db, companyId, ruleId, rule.exceptedUserIds)
  await openWaitingList(db, companyId, now)
  await noteRules(db, companyId, [ruleId])
  audit({ ruleId, after: contentOf(rule) })
  return { ruleId }
}

export async function editLicenceRule(call: EditCall) {
  const { db, company, person, body, now, audit } = call
  const { companyId } = company
  const { stored, rule: before } = await findOwnRule(db, company, body.ruleId)
  if (stored.version !== body.version) throw new Refusal(licenceRulesRefusals.changedMeanwhile)
  const rule = await checkRule(db, company, body)
  await requireAcceptable(call, stored.id, rule)

  const ofRule = and(eq(licenceRules.companyId, companyId), eq(licenceRules.id, stored.id))
  await db
    .update(licenceRules)
    .set({
      name: rule.name,
      reach: rule.reach.kind,
      poolDepartmentId: rule.poolDepartmentId,
      graceDays: rule.graceDays,
      version: stored.version + 1,
      updatedAt: now,
      updatedBy: person.userId,
    })
    .where(ofRule)
  for (const table of [licenceRuleDepartments, licenceRuleGroups, licenceRuleProducts])
    await db.delete(table).where(and(eq(table.companyId, companyId), eq(table.ruleId, stored.id)))
  await fillRule(db, companyId, stored.id, rule)
  await replaceExceptions(db, companyId, stored.id, rule)
  await noteRules(db, companyId, [stored.id])
  audit({ ruleId: stored.id, before: contentOf(before), after: contentOf(rule) })
  return true as const
}

async function requireAcceptable(
  { db, company, body, language }: Pick<AddCall, 'db' | 'company' | 'body' | 'language'>,
  id: string | undefined,
  rule: CheckedRule,
): Promise<void> {
  if (await isNameTaken(db, company.companyId, rule.name, id))
    throw new Refusal(licenceRulesRefusals.nameTaken)
  if (body.acceptConflicts) return
  const conflicts = await conflictsOf(db, company, { ...rule, id }, await productNames(db, language))
  if (conflicts.length > 0) throw new Refusal(licenceRulesRefusals.contradicts({ count: conflicts.length }))
}

async function fillRule(
  db: Connection,
  companyId: string,
  ruleId: string,
  { reach, products }: Pick<CheckedRule, 'reach' | 'products'>,
): Promise<void> {
  if (reach.kind === 'departments')
    await db
      .insert(licenceRuleDepartments)
      .values([...reach.departmentIds].map((departmentId) => ({ companyId, ruleId, departmentId })))
  if (reach.kind === 'groups')
    await db
      .insert(licenceRuleGroups)
      .values([...reach.groupIds].map((groupId) => ({ companyId, ruleId, groupId })))
  await db.insert(licenceRuleProducts).values([...products].map((mainId) => ({ companyId, ruleId, mainId })))
}

/** Those who are members. */
async function exceptFromAll(
  db: Connection,
  companyId: string,
  ruleId: string,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return
  const members = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.companyId, companyId), isAmong(memberships.userId, userIds)))
  if (members.length === 0) return
  await db
    .insert(licenceExceptions)
    .values(members.map(({ userId }) => ({ companyId, ruleId, userId, mainId: '' })))
    .onConflictDoNothing()
}

/** Sets who gets nothing from the rule at all. Exceptions from some of its products stay. */
async function replaceExceptions(
  db: Connection,
  companyId: string,
  ruleId: string,
  { products, exceptedUserIds }: Pick<CheckedRule, 'products' | 'exceptedUserIds'>,
): Promise<void> {
  const ofRule = and(eq(licenceExceptions.companyId, companyId), eq(licenceExceptions.ruleId, ruleId))
  const rows = await db.select().from(licenceExceptions).where(ofRule)
  const wanted = new Set(exceptedUserIds)
  const exceptions = rows.map(asException)
  const ended = [...new Set(exceptions.map(({ userId }) => userId))].filter(
    (userId) =>
      !wanted.has(userId) &&
      isFromAll(
        exceptions.filter((exception) => exception.userId === userId),
        products,
      ),
  )
  if (ended.length > 0)
    await db.delete(licenceExceptions).where(and(ofRule, isAmong(licenceExceptions.userId, ended)))
  await exceptFromAll(db, companyId, ruleId, exceptedUserIds)
}

const isFromAll = (own: readonly Exception[], products: ReadonlySet<string>) =>
  own.some(({ product }) => product === null) ||
  [...products].every((mainId) => own.some(({ product }) => product === mainId))

function contentOf({
  name,
  reach,
  products,
  poolDepartmentId,
  graceDays,
}: Omit<CheckedRule, 'exceptedUserIds'>) {
  return {
    name,
    reach: reach.kind,
    departmentIds: reach.kind === 'departments' ? [...reach.departmentIds] : [],
    groupIds: reach.kind === 'groups' ? [...reach.groupIds] : [],
    mainIds: [...products],
    poolDepartmentId,
    graceDays,
  }
}
