import type { connectionsOperations } from '@atrium/contracts/connections/policy'
import { connectionsRefusals } from '@atrium/contracts/connections/refusals'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { publish } from '../../platform/events'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { companies, memberships } from '../organisation/tables'
import { isSignedInAt } from '../session'
import { sessionConnections } from '../session/tables'
import { connections, signInRules } from './tables'

type Save = Call<typeof connectionsOperations.saveSignInRule>

/**
 * Everybody of the domains must sign in by the connection from now on. An administrator who need not is always left,
 * and the super administrator who asks for it has shown that they can go on.
 */
export async function saveSignInRule(call: Save) {
  const { db, company, body, now } = call
  const { companyId } = company
  const { isRequired } = body
  const exempt = isRequired ? [...new Set(body.exempt)].sort() : []
  const own = eq(signInRules.companyId, companyId)
  const [before] = await db.select().from(signInRules).where(own)
  if (!isRequired && !before) {
    call.unchanged()
    return true as const
  }
  if (isRequired) {
    const connectionId = await requireOn(db, companyId)
    await requireWayIn(call, exempt, connectionId)
    await db
      .insert(signInRules)
      .values({ companyId, exempt, since: now })
      .onConflictDoUpdate({ target: signInRules.companyId, set: { exempt } })
  } else await db.delete(signInRules).where(own)
  if ((before !== undefined) !== isRequired)
    await db
      .update(companies)
      .set({ companySignInSince: isRequired ? now : null })
      .where(eq(companies.id, companyId))
  const userIds = [...new Set([...(before?.exempt ?? []), ...exempt])]
  const say = (isRequired: boolean) => ({ companySignIn: isRequired ? 'required' : 'optional' })
  call.audit({ before: say(before !== undefined), after: say(isRequired), userIds })
  await publish(db, { userIds, target: 'OnMenusChanged', payload: { enterpriseId: companyId } })
  return true as const
}

async function requireOn(db: Connection, companyId: string): Promise<string> {
  const [on] = await db
    .select({ id: connections.id })
    .from(connections)
    .where(and(eq(connections.companyId, companyId), eq(connections.isOn, true)))
  if (!on) throw new Refusal(connectionsRefusals.notOn)
  return on.id
}

async function requireWayIn(
  { db, company: { companyId }, person, now }: Save,
  exempt: readonly string[],
  connectionId: string,
): Promise<void> {
  const administrators =
    exempt.length === 0
      ? []
      : await db
          .select({ userId: memberships.userId })
          .from(memberships)
          .where(
            and(
              eq(memberships.companyId, companyId),
              inArray(memberships.userId, [...exempt]),
              ne(memberships.role, 'member'),
            ),
          )
  if (administrators.length === 0 || administrators.length !== exempt.length)
    throw new Refusal(connectionsRefusals.exemptMissing)
  if (exempt.includes(person.userId)) return
  const signedIn = and(
    eq(sessionConnections.companyId, companyId),
    eq(sessionConnections.connectionId, connectionId),
    eq(sessionConnections.sessionId, person.sessionId),
    isSignedInAt(sql`${now}::timestamptz`),
  )
  if ((await db.$count(sessionConnections, signedIn)) === 0)
    throw new Refusal(connectionsRefusals.exemptMissing)
}
