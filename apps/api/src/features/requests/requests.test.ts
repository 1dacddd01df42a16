import { deskDissolutionsOperations } from '@atrium/contracts/desk/dissolutions/policy'
import { deskRequestsCodes as codes } from '@atrium/contracts/desk/requests/contract'
import { deskRequestsOperations } from '@atrium/contracts/desk/requests/policy'
import { staffReasonHeader } from '@atrium/contracts/wire/headers'
import type { StaffRole } from '@atrium/contracts/wire/staffRoles'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demo } from '../../seed/demo'
import { seedDemo } from '../../seed/seedDemo'
import { auditRows, companies, deskRequests, dissolutions } from '../../tables'
import { createTestService, type TestService } from '../../testing/createTestService'

const { secondCompanyId: companyId, userIds } = demo
interface AtDesk {
  readonly userId: string
  readonly sessionId?: string
  readonly staff: readonly StaffRole[]
}

const asker: AtDesk = { userId: userIds.administrator, staff: ['reviewer'] }
const confirmer: AtDesk = { userId: userIds.member, staff: ['reviewer'] }
const headers = { [staffReasonHeader]: encodeURIComponent('客户来电确认') }

let service: TestService
const db = () => service.database.connection

beforeAll(async () => {
  service = await createTestService({ fill: seedDemo })
})
afterAll(() => service.close())

beforeEach(async () => {
  for (const table of [deskRequests, dissolutions]) await db().delete(table)
  await db()
    .update(companies)
    .set({ certificationStatus: 4, dissolvedAt: null })
    .where(eq(companies.id, companyId))
  await db().insert(dissolutions).values({
    companyId,
    id: 'request',
    status: 'pending',
    requestedBy: userIds.superAdministrator,
    requestedAt: service.clock.now(),
  })
})

const ask = () =>
  service.request(
    deskDissolutionsOperations.approveDissolution,
    { params: { companyId } },
    { as: asker, headers },
  )

const asked = async () => {
  const { envelope } = await ask()
  expect(envelope).toMatchObject({ error_code: codes.awaitsConfirmation })
  const { requestId } = Object(envelope?.data)
  return String(requestId)
}

const decide = async (name: 'confirmRequest' | 'declineRequest', requestId: string, as: AtDesk = confirmer) =>
  service.request(deskRequestsOperations[name], { params: { requestId } }, { as, headers })

const isDissolved = async () =>
  (await db().select().from(companies).where(eq(companies.id, companyId)))[0]?.dissolvedAt !== null

describe('what takes two people', () => {
  it('is asked by one, who changes nothing, and done by the other', async () => {
    const requestId = await asked()
    expect(await isDissolved()).toBe(false)
    const listed = (as: AtDesk) => service.request(deskRequestsOperations.listRequests, { query: {} }, { as })
    expect((await listed(asker)).data).toMatchObject([{ requestId, mayConfirm: false }])
    expect((await listed(confirmer)).data).toMatchObject([
      { requestId, mayConfirm: true, subject: { companyId }, reason: '客户来电确认' },
    ])
    expect((await decide('confirmRequest', requestId)).data).toBe(true)
    expect(await isDissolved()).toBe(true)
    const [row] = await db()
      .select()
      .from(auditRows)
      .where(eq(auditRows.operation, 'operator.dissolutions.approve'))
    expect(row).toMatchObject({
      companyId,
      actorId: `staff:${confirmer.userId}`,
      subject: { confirmedRequest: requestId, askedBy: asker.userId, askedBecause: '客户来电确认' },
    })
  })

  it('can’t be confirmed by the same person in another session, nor without the role', async () => {
    const requestId = await asked()
    const again = await decide('confirmRequest', requestId, { ...asker, sessionId: 'another' })
    expect(again.code).toBe(codes.ownRequest)
    const other = await decide('confirmRequest', requestId, { userId: confirmer.userId, staff: ['finance'] })
    expect(other.status).toBe(403)
    expect(await isDissolved()).toBe(false)
  })

  it('is done once, however many confirm', async () => {
    const requestId = await asked()
    const answers = await Promise.all([
      decide('confirmRequest', requestId),
      decide('confirmRequest', requestId),
      decide('declineRequest', requestId),
    ])
    const done = answers.filter(({ code }) => code === 0)
    expect(done).toHaveLength(1)
    for (const { code } of answers.filter((answer) => !done.includes(answer)))
      expect(code).toBe(codes.alreadyDecided)
  })

  it('is withdrawn by the person who asked, and expires within a day', async () => {
    const first = await asked()
    expect((await decide('declineRequest', first, asker)).code).toBe(0)
    expect((await decide('confirmRequest', first)).code).toBe(codes.alreadyDecided)
    const second = await asked()
    service.clock.advance(25 * 3_600_000)
    expect((await decide('confirmRequest', second)).code).toBe(codes.alreadyDecided)
    expect(await isDissolved()).toBe(false)
  })

  it('isn’t asked for if it can’t be done, and stays open if it can’t be done any more', async () => {
    const requestId = await asked()
    await db().update(dissolutions).set({ status: 'withdrawn' }).where(eq(dissolutions.companyId, companyId))
    expect((await ask()).status).toBe(404)
    expect((await decide('confirmRequest', requestId)).status).toBe(404)
    const rows = await db().select({ state: deskRequests.state }).from(deskRequests)
    expect(rows).toEqual([{ state: 'waiting' }])
  })
})
