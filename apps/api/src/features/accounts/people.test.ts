import { deskPeopleCodes as codes } from '@atrium/contracts/desk/people/contract'
import { deskPeopleOperations as operations } from '@atrium/contracts/desk/people/policy'
import { deskRequestsCodes } from '@atrium/contracts/desk/requests/contract'
import { deskRequestsOperations } from '@atrium/contracts/desk/requests/policy'
import { staffReasonHeader } from '@atrium/contracts/wire/headers'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demo } from '../../seed/demo'
import { seedDemo } from '../../seed/seedDemo'
import { auditRows, users } from '../../tables'
import { createTestService, type TestService } from '../../testing/createTestService'

const { administrator, member, superAdministrator: subject } = demo.userIds
const support = { userId: administrator, staff: ['support'] as const }
const colleague = { userId: member, staff: ['security'] as const }
const headers = { [staffReasonHeader]: encodeURIComponent('来电核实身份') }

let service: TestService
beforeAll(async () => {
  service = await createTestService({ fill: seedDemo })
})
afterAll(() => service.close())

const person = async () => {
  const [found] = await service.database.connection.select().from(users).where(eq(users.id, subject))
  if (!found) throw new Error('no person')
  return found
}

const search = async (text: string, more = {}) =>
  (await service.request(operations.searchPeople, { query: { search: text } }, { as: support, ...more })).data

describe('people at the desk', () => {
  it('are found by number, name and pinyin, masked without a reason', async () => {
    const { phone, realName } = await person()
    const [found] = await search(phone)
    expect(found).toMatchObject({ userId: subject, phone: expect.stringContaining('****') })
    expect(found?.companies.length).toBeGreaterThan(0)
    expect((await search(phone, { headers }))[0]).toMatchObject({ phone })
    expect((await search(realName)).map(({ userId }) => userId)).toContain(subject)
    const [row] = await service.database.connection
      .select()
      .from(auditRows)
      .where(eq(auditRows.operation, 'operator.accounts.find'))
    expect(row).toMatchObject({ actorId: `staff:${administrator}`, companyId: '' })
  })

  it('are shown with their ways in, companies and orders, but nothing secret', async () => {
    const { data } = await service.request(
      operations.getPerson,
      { params: { userId: subject } },
      { as: support, headers },
    )
    expect(data).toMatchObject({ isMasked: false, hasSecondStep: false, lockedAt: null })
    expect(data.companies.map(({ role }) => role)).toContain('superAdministrator')
    expect(JSON.stringify(data)).not.toContain((await person()).passwordHash)
    const nobody = await service.request(
      operations.getPerson,
      { params: { userId: 'nobody' } },
      { as: support },
    )
    expect(nobody.status).toBe(404)
  })

  it('are locked by one and unlocked by two', async () => {
    const params = { userId: subject }
    const lock = (as: typeof support | typeof colleague) =>
      service.request(operations.lockPerson, { params, body: { detail: '疑似被盗用' } }, { as, headers })
    expect((await lock(support)).code).toBe(0)
    expect((await lock(colleague)).code).toBe(codes.alreadyLocked)
    const asked = await service.request(operations.unlockPerson, { params }, { as: support, headers })
    expect(asked.code).toBe(deskRequestsCodes.awaitsConfirmation)
    expect((await person()).lockedAt).not.toBeNull()
    const { requestId } = Object(asked.envelope?.data)
    const confirm = (as: typeof support | typeof colleague) =>
      service.request(deskRequestsOperations.confirmRequest, { params: { requestId } }, { as, headers })
    expect((await confirm(support)).code).toBe(deskRequestsCodes.ownRequest)
    expect((await confirm(colleague)).code).toBe(0)
    expect((await person()).lockedAt).toBeNull()
  })

  it('are never the person at the desk', async () => {
    const { code } = await service.request(
      operations.lockPerson,
      { params: { userId: administrator }, body: { detail: '误操作' } },
      { as: support, headers },
    )
    expect(code).toBe(codes.ownAccount)
  })

  it('have no second step to turn off, unless they have one', async () => {
    const { code } = await service.request(
      operations.turnOffSecondStep,
      { params: { userId: subject } },
      { as: support, headers },
    )
    expect(code).toBe(codes.noSecondStep)
  })
})
