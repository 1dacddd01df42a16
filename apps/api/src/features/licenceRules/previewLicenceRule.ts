import type { licenceRulesOperations } from '@atrium/contracts/licenceRules/policy'
import { mostNamed } from '@atrium/contracts/licenceRules/rule'
import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { isAmong } from '../../platform/database/isAmong'
import type { CompanyScope } from '../../platform/http/CompanyScope'
import type { Call } from '../../ports/Call'
import { membersInScope } from '../authorisation'
import { productNames } from '../catalogue'
import { departmentOf, departmentPathNames, pathName } from '../organisation'
import { departments, memberships } from '../organisation/tables'
import { checkRule } from './checkRule'
import { conflictsOf, productNamesOf } from './conflictsOf'
import { type GivenSeat, planWaiting, type Waiting } from './engine/planWaiting'
import { type Exception, reaches } from './engine/wantedSeats'
import { findOwnRule } from './findRule'
import { problemsOf } from './ruleRows'
import { isConcerned } from './settle/checks'
import { findFree } from './settle/findQueue'
import { loadRules, type NamedRule } from './settle/loadRules'
import { findBatches, type PlannedPair, planMembers } from './settle/planMembers'
import { asWaiting, freedBy } from './settle/settle'

const draftId = 'draft'

/** Plans, without locks, what saving the rule would do for the members in the caller's scope. */
export async function previewLicenceRule(call: Call<typeof licenceRulesOperations.previewLicenceRule>) {
  const { db, company, body, language, now } = call
  const { companyId } = company
  const own = body.ruleId === undefined ? undefined : (await findOwnRule(db, company, body.ruleId)).rule
  const checked = await checkRule(db, company, body)
  const draft: NamedRule = { ...checked, id: own?.id ?? draftId, state: own?.state ?? 'active' }
  const stored = await loadRules(db, companyId)
  const rules = own ? stored.map((rule) => (rule.id === own.id ? draft : rule)) : [...stored, draft]
  const batches = await findBatches(db, companyId, now)
  const problems = problemsOf(draft, batches, new Set())
  const userIds = await findConcerned(db, company, draft)
  const excepted = new Set(checked.exceptedUserIds)
  const changeExceptions = (exceptions: readonly Exception[]) => [
    ...exceptions.filter(({ ruleId, product }) => ruleId !== draft.id || product !== null),
    ...checked.exceptedUserIds.map((userId) => ({ ruleId: draft.id, userId, product: null })),
  ]
  const pairs = await planMembers(db, { companyId, rules, batches, userIds, now, changeExceptions })
  const names = await productNamesOf(db, companyId)
  const nameOf = await productNames(db, language)
  const isOfDraft = ({ reason }: Waiting) => reason.source === 'rule' && reason.id === draft.id
  const products = []
  for (const mainId of draft.products) {
    const ofProduct = pairs.filter(({ product }) => product === mainId)
    const ofDraft = ofProduct.filter(({ member }) => reaches(draft, member) && !excepted.has(member.userId))
    const queue = [
      ...ofProduct.filter(({ waitsFor }) => waitsFor !== undefined),
      ...ofProduct.filter(({ waitsFor }) => waitsFor === undefined),
    ].flatMap((pair) => asWaiting(pair, rules))
    const free = await findFree(
      db,
      companyId,
      batches.filter(({ product }) => product === mainId),
      freedBy(ofProduct),
      now,
    )
    const given = draft.state === 'active' ? planWaiting(queue, free) : []
    const gained = given.filter(({ waiting }) => isOfDraft(waiting))
    const seated = new Set(gained.map(({ waiting }) => waiting.userId))
    const waiting = queue.filter((one) => isOfDraft(one) && !seated.has(one.userId))
    const isOwn = ({ seats }: PlannedPair) => seats.some(({ ruleId }) => ruleId === draft.id)
    const loses = ofProduct.filter(
      ({ member, seats, steps }) =>
        !seated.has(member.userId) &&
        seats.some(({ ruleId }) => ruleId === draft.id) &&
        steps.some(
          (step) => (step.kind === 'return' || step.kind === 'end') && step.seat.ruleId === draft.id,
        ),
    )
    const isLosing = new Set(loses)
    products.push({
      mainId,
      productName: nameOf(names.get(mainId) ?? ''),
      gains: seated.size,
      keeps: ofProduct.filter((pair) => isOwn(pair) && !isLosing.has(pair) && !seated.has(pair.member.userId))
        .length,
      other: ofDraft.filter((pair) => !isOwn(pair) && pair.seats.some(({ isUsable }) => isUsable)).length,
      waits: waiting.length,
      loses: loses.length,
      pools: await describePools(db, companyId, gained),
      problem: problems.get(mainId) ?? null,
      waiting: await nameMembers(
        db,
        companyId,
        waiting.slice(0, mostNamed).map(({ userId }) => userId),
      ),
    })
  }
  return {
    memberCount: new Set(
      pairs.flatMap(({ member }) =>
        reaches(draft, member) && !excepted.has(member.userId) ? [member.userId] : [],
      ),
    ).size,
    products,
    conflicts: await conflictsOf(
      db,
      company,
      { ...draft, id: own?.id, exceptedUserIds: checked.exceptedUserIds },
      nameOf,
    ),
  }
}

/** Members in its reach, and those who have something from it. */
async function findConcerned(
  db: Connection,
  company: CompanyScope,
  draft: NamedRule,
): Promise<readonly string[]> {
  const rows = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(membersInScope(db, company), isConcerned(company.companyId, draft)))
  return rows.map(({ userId }) => userId)
}

/** Whose seats the gains come from, most first. */
async function describePools(db: Connection, companyId: string, gained: readonly GivenSeat[]) {
  const counts = new Map<string, number>()
  for (const { departmentId } of gained) counts.set(departmentId, (counts.get(departmentId) ?? 0) + 1)
  const nameOf = await departmentPathNames(db, companyId, [...counts.keys()])
  return [...counts]
    .map(([id, count]) => ({ enterpriseDepartmentId: id, department: nameOf(id), count }))
    .sort((one, other) => other.count - one.count)
}

/** In the order of the ids. */
async function nameMembers(db: Connection, companyId: string, userIds: readonly string[]) {
  if (userIds.length === 0) return []
  const rows = await db
    .select({ userId: memberships.userId, realName: memberships.name, department: pathName() })
    .from(memberships)
    .innerJoin(departments, departmentOf(memberships))
    .where(and(eq(memberships.companyId, companyId), isAmong(memberships.userId, userIds)))
  const byId = new Map(rows.map((row) => [row.userId, row]))
  return userIds.flatMap((userId) => byId.get(userId) ?? [])
}
