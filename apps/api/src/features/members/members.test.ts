import { membersOperations } from '@atrium/contracts/members/policy'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demo } from '../../seed/demo'
import { seedDemo } from '../../seed/seedDemo'
import { permissionGroups } from '../../tables'
import { createTestService, type TestService } from '../../testing/createTestService'

const { userIds, companyId, groupIds } = demo
let service: TestService

beforeAll(async () => {
  service = await createTestService({ fill: seedDemo })
})
afterAll(() => service.close())

const ask = (as: string, userId: string) =>
  service.request(
    membersOperations.getMemberProfile,
    { params: { userId } },
    { as: { userId: as }, company: companyId },
  )

describe('the profile of a member', () => {
  it('shows their data, and their licences by earliest end with devices', async () => {
    const { data } = await ask(userIds.superAdministrator, userIds.member)
    expect(data).toMatchObject({ userId: userIds.member, role: 'member' })
    expect(data.department).toContain('/')
    expect(data.permissions).toEqual(['departments', 'authorisation', 'administrators'])
    expect(data.licences.length).toBeGreaterThan(0)
    const ends = data.licences.map(({ endAt }) => endAt ?? '9999')
    expect(ends).toEqual([...ends].sort())
  })

  it('shows a sub-administrator their permissions, and licences only within their scope', async () => {
    const own = (await ask(userIds.administrator, userIds.member)).data
    expect(own.permissions).toContain('authorisation')
    expect(own.licences.length).toBeGreaterThan(0)

    await service.database.connection
      .update(permissionGroups)
      .set({ permissions: ['departments'] })
      .where(eq(permissionGroups.id, groupIds.structure))
    const less = (await ask(userIds.administrator, userIds.member)).data
    expect(less).toMatchObject({ permissions: ['departments'], licences: [] })
  })

  it('reports people outside of the scope or company as missing', async () => {
    const beyond = await ask(userIds.administrator, userIds.memberOutsideScope)
    const stranger = await ask(userIds.administrator, 'nobody')
    expect(beyond.status).toBe(404)
    expect(stranger.envelope).toEqual(beyond.envelope)
  })
})
