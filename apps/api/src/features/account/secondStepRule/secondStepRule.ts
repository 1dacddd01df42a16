import { daysOfGrace } from '@atrium/contracts/account/secondStepRule/contract'
import { secondStepRuleOperations } from '@atrium/contracts/account/secondStepRule/policy'
import { secondStepRuleRefusals } from '@atrium/contracts/account/secondStepRule/refusals'
import { and, eq, ne } from 'drizzle-orm'
import { publish } from '../../../platform/events'
import { Refusal } from '../../../platform/refusal/Refusal'
import type { Call } from '../../../ports/Call'
import { implement } from '../../../ports/implement'
import { companies, memberships } from '../../organisation/tables'
import { hasSecondStep } from '../../secondStep'
import { findAdministrators, tellWanted } from './tellWanted'

export async function getSecondStepRule({
  db,
  company: { companyId },
  person,
}: Call<typeof secondStepRuleOperations.getSecondStepRule>) {
  const [found] = await db
    .select({ since: companies.secondStepSince })
    .from(companies)
    .where(eq(companies.id, companyId))
  const administrators = await findAdministrators(db, companyId)
  return {
    since: found?.since?.toISOString() ?? null,
    administratorCount: administrators.length,
    withoutCount: administrators.filter(({ hasSecondStep }) => !hasSecondStep).length,
    hasOwn: await hasSecondStep(db, person.userId),
  }
}

type RuleCall = Call<typeof secondStepRuleOperations.setSecondStepRule>

export async function setSecondStepRule(call: RuleCall) {
  const { db, company, person, body, now, audit, unchanged } = call
  const { companyId } = company
  const own = eq(companies.id, companyId)
  const [before] = await db.select({ since: companies.secondStepSince }).from(companies).where(own)
  const wasWanted = Boolean(before?.since)
  if (wasWanted === body.isWanted) {
    unchanged()
    return true as const
  }
  if (body.isWanted && !(await hasSecondStep(db, person.userId))) throw ownMissing()
  await db
    .update(companies)
    .set({ secondStepSince: body.isWanted ? now : null })
    .where(own)
  const until = body.isWanted ? new Date(now.getTime() + daysOfGrace * 86_400_000) : null
  await db
    .update(memberships)
    .set({ secondStepUntil: until })
    .where(and(eq(memberships.companyId, companyId), ne(memberships.role, 'member')))
  const administrators = await findAdministrators(db, companyId)
  const userIds = administrators.map(({ userId }) => userId)
  const say = (isWanted: boolean) => ({ secondStep: isWanted ? 'wanted' : 'optional' })
  audit({ before: say(wasWanted), after: say(body.isWanted), userIds })
  const lacking = administrators.filter(({ hasSecondStep }) => !hasSecondStep).map(({ userId }) => userId)
  if (until) await tellWanted(call, lacking, until)
  await publish(db, { userIds, target: 'OnMenusChanged', payload: { enterpriseId: companyId } })
  return true as const
}

const ownMissing = () => new Refusal(secondStepRuleRefusals.ownMissing)

export const secondStepRuleRoutes = implement(secondStepRuleOperations, {
  getSecondStepRule,
  setSecondStepRule,
})
