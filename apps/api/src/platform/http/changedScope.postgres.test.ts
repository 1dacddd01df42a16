import { type Permission, permissions } from '@atrium/contracts/wire/permissions'
import type { ServedOperation } from '@atrium/contracts/wire/policy'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demo } from '../../seed/demo'
import { memberships } from '../../tables'
import type { TestService } from '../../testing/createTestService'
import { createDemoService } from '../../testing/demo/demoService'
import { fingerprint } from '../../testing/fingerprint'
import { meanwhile } from '../../testing/hostile/meanwhile'
import { openSession } from '../../testing/openSession'
import { type OperationSample, writingSamples } from '../../testing/samples/allSamples'
import { lookAfter } from '../../testing/servers/lookAfter'
import type { Connection } from '../database/Connection'
import { needOf } from './needOf'

/** A call was admitted, then waited while somebody changed the caller's rights. */

const { companyId, departmentIds, userIds } = demo
/** No role or scope limits what members do for themselves. */
const ofCompany = writingSamples.filter(
  ({ owner, operation }) => owner === 'company' && operation.access !== 'member',
)

let service: TestService

beforeAll(async () => {
  service = await createDemoService()
})
afterAll(() => service.close())

describe.each(ofCompany)('$title', (operationSample) => {
  it('is refused once the caller’s role has ended, and changes nothing', async () => {
    const caller = userIds.superAdministrator
    const answer = await changedMeanwhile(operationSample, caller, {
      change: (db) => setRole(db, caller, 'member'),
      restore: (db) => setRole(db, caller, 'superAdministrator'),
    })
    expect(answer).toMatchObject({ status: 403, code: 40_300 })
  })
})

const permitted = ofCompany.filter(
  ({ operation }) => operation.permission !== undefined && operation.access !== 'superAdministrator',
)

describe.each(permitted)('$title', (operationSample) => {
  it('is refused once the caller’s permission has ended, and changes nothing', async () => {
    const caller = userIds.otherAdministrator
    const held = needOf(operationSample.operation)?.permissions ?? []
    const others = permissions.filter((permission) => !held.includes(permission))
    await service.database.transaction((db) => lookAfter(db, of(caller, departmentIds.top)))
    const answer = await changedMeanwhile(operationSample, caller, {
      change: (db) => lookAfter(db, of(caller, departmentIds.top, others)),
      restore: (db) => lookAfter(db, of(caller, departmentIds.top)),
    })
    expect(answer).toMatchObject({ status: 403, code: 40_300 })
  })
})

/**
 * Orders and company data don't belong to departments; an invitation without a department is for the caller's
 * own, whichever that is then.
 */
const isOfWholeCompany = ({ name, permission }: ServedOperation) =>
  name === 'inviteByMessage' || permission === 'orders' || permission === 'company'
const scoped = ofCompany.filter(
  ({ operation }) => operation.access !== 'superAdministrator' && !isOfWholeCompany(operation),
)

describe.each(scoped)('$title', (operationSample) => {
  it('reaches nothing outside of the caller’s new scope, and changes nothing', async () => {
    const caller = userIds.otherAdministrator
    await service.database.transaction((db) => lookAfter(db, of(caller, departmentIds.top)))
    const answer = await changedMeanwhile(operationSample, caller, {
      change: (db) => lookAfter(db, of(caller, departmentIds.bimStandards)),
      restore: (db) => lookAfter(db, of(caller, departmentIds.top)),
    })
    expect(answer.code).not.toBe(0)
    expect(answer.status).toBeLessThan(500)
  })
})

const of = (userId: string, departmentId: string, permissions?: readonly Permission[]) => ({
  companyId,
  userId,
  departmentIds: [departmentId],
  ...(permissions && { permissions }),
})

async function changedMeanwhile(
  { operation, sample }: OperationSample,
  userId: string,
  { change, restore }: Record<'change' | 'restore', (db: Connection) => Promise<void>>,
) {
  const { database, ports, clock } = service
  const session = await openSession(ports, userId, clock.now())
  if (!session) throw new Error(`There is no ${userId}.`)
  const input = await sample.input({ service, session })
  const before = await fingerprint(database)
  const answer = await meanwhile(database, companyId, change, () =>
    service.request(operation, input, { as: session.accessToken, company: companyId }),
  )
  await database.transaction(restore)
  expect(withoutTries(await fingerprint(database))).toEqual(withoutTries(before))
  return answer
}

/** Counts of a first step, such as attempts at a code, stay. */
const withoutTries = ({ verification_codes: _, quotas: __, ...others }: Record<string, string>) => others

async function setRole(db: Connection, userId: string, role: 'superAdministrator' | 'member') {
  await db
    .update(memberships)
    .set({ role })
    .where(and(eq(memberships.companyId, companyId), eq(memberships.userId, userId)))
}
