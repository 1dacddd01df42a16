import { companySignInRefusals } from '@atrium/contracts/companySignIn/refusals'
import type { connectionsOperations } from '@atrium/contracts/connections/policy'
import { connectionsRefusals } from '@atrium/contracts/connections/refusals'
import { and, eq } from 'drizzle-orm'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { memberships } from '../organisation/tables'
import { verifiedDomainsOf } from './domains/manageDomains'
import { holdConnection, isConnection } from './findConnection'
import { findPlacement } from './placement'
import { problemsOf } from './problemsOf'
import { open, takeIdentity } from './sealed'
import { findLinked } from './signIn/companyIdentity'
import type { TestResult } from './TestResult'
import { connections } from './tables'

/** Shown and stored; the rest of a long list of groups isn't. */
const mostValues = 50
const longestValue = 200

/** A test without problems allows switching the connection on, until its details change. */
export async function finishConnectionTest(call: Call<typeof connectionsOperations.finishConnectionTest>) {
  const { db, ports, company, person, body, now } = call
  const { companyId } = company
  const { connectionId } = body
  const row = await holdConnection(db, { companyId, connectionId })
  const ticket = open(ports.keys, 'ticket', body.ticket)
  const isOwn =
    ticket?.purpose === 'test' &&
    ticket.companyId === companyId &&
    ticket.connectionId === connectionId &&
    ticket.userId === person.userId
  if (!isOwn) throw new Refusal(companySignInRefusals.attemptForeign)
  if (ticket.expiresAt <= now.getTime() || ticket.revision !== row.revision)
    throw new Refusal(connectionsRefusals.testLate)
  const identity = await takeIdentity(db, ports.keys, ticket, now).catch((error: unknown) => {
    if (error instanceof Refusal) throw new Refusal(connectionsRefusals.testLate)
    throw error
  })
  const problems = problemsOf(identity, await verifiedDomainsOf(db, companyId))
  const linked = await findLinked(db, ticket, identity)
  const isMember =
    linked !== undefined &&
    (await db.$count(
      memberships,
      and(eq(memberships.companyId, companyId), eq(memberships.userId, linked.userId)),
    )) > 0
  const { joins, follows } = row.joining
  const placement =
    isMember && !follows ? undefined : await findPlacement(db, companyId, row.joining, identity)
  const isPlaced = isMember ? follows : joins
  const result: TestResult = {
    at: now.toISOString(),
    subject: identity.subject.slice(0, longestValue),
    mail: identity.mail,
    displayName: identity.displayName,
    claims: Object.entries(identity.claims).map(([name, values]) => ({
      name: name.slice(0, longestValue),
      values: values.slice(0, mostValues).map((value) => value.slice(0, longestValue)),
    })),
    departmentName: isPlaced ? (placement?.departmentName ?? null) : null,
    groupNames: isPlaced ? [...(placement?.groupNames ?? [])] : [],
    problems,
  }
  await db
    .update(connections)
    .set({ lastTest: result, ...(problems.length === 0 && { testedRevision: row.revision }) })
    .where(isConnection({ companyId, connectionId }))
  call.audit({ connectionId, after: { connectionName: row.name, problems } })
  return result
}
