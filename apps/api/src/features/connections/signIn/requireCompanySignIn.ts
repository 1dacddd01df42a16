import { companySignInRefusals } from '@atrium/contracts/companySignIn/refusals'
import { and, eq, exists, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import { preparedOn } from '../../../platform/database/preparedOn'
import type { Person } from '../../../platform/http/Person'
import { users } from '../../../platform/people/tables'
import { Refusal } from '../../../platform/refusal/Refusal'
import { embedderCompanies } from '../../embedding/tables'
import { memberships } from '../../organisation/tables'
import { isSignedInAt } from '../../session'
import { sessionConnections } from '../../session/tables'
import { companyDomains, connectionPeople, connections, signInRules } from '../tables'

/**
 * Applies a company's rule that people of its domains sign in by its connection. It is about members whose linked
 * address there, or whose verified address here, belongs to a verified domain.
 *
 * @throws Refusal `companySignInNeeded`
 */
export async function requireCompanySignIn(
  db: Connection,
  caller: Caller,
  companyId: string,
  now: Date,
): Promise<void> {
  const connectionId = await unmetConnection(db, caller, companyId, now)
  if (connectionId !== undefined)
    throw new Refusal(companySignInRefusals.companySignInNeeded({ companyId, connectionId }))
}

/** Whether the caller's session does what the company's rule wants, if it has one. */
export const fulfilsSignInRule = async (
  db: Connection,
  caller: Caller,
  companyId: string,
  now: Date,
): Promise<boolean> => (await unmetConnection(db, caller, companyId, now)) === undefined

type Caller = Pick<Person, 'userId' | 'sessionId' | 'embedding'>

async function unmetConnection(
  db: Connection,
  { userId, sessionId, embedding }: Caller,
  companyId: string,
  now: Date,
): Promise<string | undefined> {
  const [rule] = await ruleOf(db).execute({
    ...{ companyId, userId, sessionId, now },
    embedderId: embedding?.embedderId ?? '',
  })
  const isFree = !rule || rule.isMet || rule.isExempt || rule.isVouchedFor || !rule.isBound
  return isFree ? undefined : rule.connectionId
}

const given = (name: string) => sql`${sql.placeholder(name)}::text`

const ruleOf = preparedOn((db) => {
  const isExempt = sql<boolean>`${given('userId')} = any(${signInRules.exempt})`
  return db
    .select({
      connectionId: connections.id,
      isMet: truth(
        exists(
          db
            .select({ one: sql`1` })
            .from(sessionConnections)
            .where(
              and(
                eq(sessionConnections.companyId, connections.companyId),
                eq(sessionConnections.connectionId, connections.id),
                eq(sessionConnections.sessionId, given('sessionId')),
                isSignedInAt(sql`${sql.placeholder('now')}::timestamptz`),
              ),
            ),
        ),
      ),
      isExempt: truth(or(isExempt, isLastWayIn(db))),
      // The super administrator allows such a site to say who its people are.
      isVouchedFor: truth(
        exists(
          db
            .select({ one: sql`1` })
            .from(embedderCompanies)
            .where(
              and(
                eq(embedderCompanies.companyId, connections.companyId),
                eq(embedderCompanies.embedderId, given('embedderId')),
                sql`${embedderCompanies.links} <> 'nobody'`,
              ),
            ),
        ),
      ),
      isBound: truth(isBound(db)),
    })
    .from(signInRules)
    .innerJoin(connections, and(eq(connections.companyId, signInRules.companyId), eq(connections.isOn, true)))
    .where(eq(signInRules.companyId, given('companyId')))
    .prepare('sign_in_rule_of')
})

const truth = (condition: SQL | undefined) => sql<boolean>`coalesce(${condition}, false)`

/** A super administrator, once no exempt administrator is left: the rule never locks everybody out. */
const isLastWayIn = (db: Connection) => sql`(
  exists (${db
    .select({ one: sql`1` })
    .from(memberships)
    .where(
      and(
        eq(memberships.companyId, signInRules.companyId),
        eq(memberships.userId, given('userId')),
        eq(memberships.role, 'superAdministrator'),
      ),
    )})
  and not exists (${db
    .select({ one: sql`1` })
    .from(memberships)
    .where(
      and(
        eq(memberships.companyId, signInRules.companyId),
        sql`${memberships.userId} = any(${signInRules.exempt})`,
        sql`${memberships.role} <> 'member'`,
      ),
    )}))`

/** Whether an address of theirs belongs to a verified domain. */
function isBound(db: Connection) {
  const isOurs = (mail: SQL) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(companyDomains)
        .where(
          and(
            eq(companyDomains.companyId, signInRules.companyId),
            eq(companyDomains.domain, sql`split_part(lower(${mail}), '@', 2)`),
            isNotNull(companyDomains.verifiedAt),
          ),
        ),
    )
  return or(
    exists(
      db
        .select({ one: sql`1` })
        .from(connectionPeople)
        .where(
          and(
            eq(connectionPeople.companyId, signInRules.companyId),
            eq(connectionPeople.connectionId, connections.id),
            eq(connectionPeople.userId, given('userId')),
            isOurs(sql`${connectionPeople.mail}`),
          ),
        ),
    ),
    exists(
      db
        .select({ one: sql`1` })
        .from(users)
        .where(
          and(eq(users.id, given('userId')), isNotNull(users.emailVerifiedAt), isOurs(sql`${users.email}`)),
        ),
    ),
  )
}
