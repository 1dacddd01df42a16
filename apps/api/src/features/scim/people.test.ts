import { backlogOperations } from '@atrium/contracts/backlog/policy'
import { companyOperations } from '@atrium/contracts/company/policy'
import { departmentChangesOperations } from '@atrium/contracts/departments/changes/policy'
import { historyOperations } from '@atrium/contracts/history/policy'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demo } from '../../seed/demo'
import { directoryPeople, grants, invitations, memberships, sessions, users } from '../../tables'
import type { TestService } from '../../testing/createTestService'
import { createDemoService, openDemoSession } from '../../testing/demo/demoService'
import { newMobile } from '../../testing/newMobile'
import { readSms } from '../../testing/readSms'
import { ownUserSchema } from './attributes'
import { inviteLate } from './inviteLate'
import { newUser, openDirectory, patch, type TestDirectory, withPhone } from './testDirectory'

const { companyId, userIds, accounts } = demo
let service: TestService
let directory: TestDirectory
beforeAll(async () => {
  service = await createDemoService()
  directory = await openDirectory(service)
})
afterAll(() => service.close())

const db = () => service.database.connection
const membershipOf = async (userId: string) => {
  const own = and(eq(memberships.companyId, companyId), eq(memberships.userId, userId))
  return (await db().select().from(memberships).where(own))[0]
}
const stateOf = async (id: string) => (await directory.send('GET', `/Users/${id}`)).body[ownUserSchema]
let made = 0
const create = async (more: Readonly<Record<string, unknown>> = {}, from = directory) => {
  const answer = await from.send('POST', '/Users', newUser(`person-${++made}@acme.example`, more))
  expect(answer.status).toBe(201)
  return answer.body
}

/** Agrees to the person's open invitation, in their to-dos. */
async function agree(userId: string, phone: string) {
  const { accessToken, passportToken } = await openDemoSession(service, 'individual')
  expect(userId).toBe(userIds.individual)
  const [open] = await db()
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(eq(invitations.companyId, companyId), eq(invitations.phone, phone), eq(invitations.status, 4)))
  const answer = await service.request(
    backlogOperations.answerInvitation,
    { body: { id: open?.id ?? '', isPass: true, backLogStatus: 1, passportToken } },
    { as: accessToken },
  )
  expect(answer.code).toBe(0)
}

describe('a new person', () => {
  it('without a mobile number waits', async () => {
    const created = await create({
      displayName: '周舟',
      phoneNumbers: [{ value: '021-5555 1234', type: 'work' }],
    })
    expect(created).toMatchObject({ displayName: '周舟', active: true, meta: { resourceType: 'User' } })
    expect(created[ownUserSchema]).toEqual({ state: 'waiting', reason: 'phoneMissing' })
  })

  it('with a new number is invited by text message, into no company before they agree', async () => {
    const phone = newMobile()
    const created = await create({
      displayName: '周舟',
      ...withPhone(`+86 ${phone.slice(0, 3)}-${phone.slice(3)}`),
    })
    expect(created[ownUserSchema]).toEqual({ state: 'invited' })
    expect(await readSms(service.database, phone)).toHaveLength(1)
  })

  it('with somebody’s number is answered the same, whether or not an account exists', async () => {
    const stranger = await create(withPhone(newMobile()))
    const known = await create(withPhone(accounts.student))
    expect(known[ownUserSchema]).toEqual(stranger[ownUserSchema])
    expect(Object.keys(known).sort()).toEqual(Object.keys(stranger).sort())
    expect(await membershipOf(userIds.student)).toBeUndefined()
  })

  it('with a member’s number is linked to them, who stay as they are', async () => {
    const before = await membershipOf(userIds.memberWithoutLicences)
    const created = await create({ displayName: '另一个名字', ...withPhone(before?.phone ?? '') })
    expect(created[ownUserSchema]).toEqual({ state: 'member' })
    expect(await membershipOf(userIds.memberWithoutLicences)).toEqual(before)
  })

  it('with the number of another person of the directory waits', async () => {
    const phone = newMobile()
    await create(withPhone(phone))
    const second = await create(withPhone(phone))
    expect(second[ownUserSchema]).toEqual({ state: 'waiting', reason: 'phoneTaken' })
  })

  it('with a taken userName is refused, in any case of letters', async () => {
    const { userName } = await create()
    const answer = await directory.send('POST', '/Users', newUser(userName.toUpperCase()))
    expect(answer).toMatchObject({ status: 409, body: { scimType: 'uniqueness', status: '409' } })
  })
})

it('joins by agreeing, is then linked, and changes with the directory', async () => {
  const phone = accounts.individual
  const { id } = await create({ name: { familyName: '钟', givenName: '离' }, ...withPhone(phone) })
  await agree(userIds.individual, phone)
  expect(await stateOf(id)).toEqual({ state: 'member' })
  expect(await membershipOf(userIds.individual)).toMatchObject({ name: '钟离', role: 'member' })
  const renamed = await directory.send(
    'PATCH',
    `/Users/${id}`,
    patch({ op: 'Replace', path: 'name.givenName', value: '离月' }),
  )
  expect(renamed.status).toBe(200)
  expect(await membershipOf(userIds.individual)).toMatchObject({ name: '钟离月' })

  const gone = await directory.send(
    'PATCH',
    `/Users/${id}`,
    patch({ op: 'replace', value: { active: 'False' } }),
  )
  expect(gone.body).toMatchObject({ active: false, [ownUserSchema]: { state: 'inactive' } })
  expect(await membershipOf(userIds.individual)).toBeUndefined()
  const back = await directory.send(
    'PATCH',
    `/Users/${id}`,
    patch({ op: 'replace', path: 'active', value: true }),
  )
  expect(back.body[ownUserSchema]).toEqual({ state: 'member' })
  expect(await membershipOf(userIds.individual)).toMatchObject({ name: '钟离月' })

  const { accessToken } = await openDemoSession(service, 'superAdministrator')
  const history = await service.request(
    historyOperations.listHistory,
    { query: { enterPriseId: companyId, pageIndex: 1, pageSize: 10 } },
    { as: accessToken, company: companyId },
  )
  const [first] = history.data.list
  expect(first).toMatchObject({
    operation: 'restoreDirectoryMember',
    actor: { kind: 'directory', name: expect.stringContaining('目录') },
  })
})

it('isn’t brought back by a directory after an administrator removed them', async () => {
  const phone = accounts.individual
  await db().delete(directoryPeople).where(eq(directoryPeople.userId, userIds.individual))
  const { id } = await create({ displayName: '钟离', ...withPhone(phone) })
  expect(await stateOf(id)).toEqual({ state: 'member' })
  const { accessToken, passportToken } = await openDemoSession(service, 'superAdministrator')
  const removed = await service.request(
    departmentChangesOperations.deleteMembers,
    { body: { enterPriseId: companyId, userIds: [userIds.individual], passportToken } },
    { as: accessToken, company: companyId },
  )
  expect(removed.code).toBe(0)
  expect(await stateOf(id)).toEqual({ state: 'waiting', reason: 'left' })
  await directory.send('PATCH', `/Users/${id}`, patch({ op: 'replace', path: 'title', value: '工程师' }))
  expect(await stateOf(id)).toEqual({ state: 'waiting', reason: 'left' })
  // Asked again, they must agree again.
  await directory.send('PATCH', `/Users/${id}`, patch({ op: 'replace', path: 'active', value: false }))
  await directory.send('PATCH', `/Users/${id}`, patch({ op: 'replace', path: 'active', value: true }))
  expect(await stateOf(id)).toEqual({ state: 'invited' })
  expect(await membershipOf(userIds.individual)).toBeUndefined()
})

describe('somebody who is deactivated or deleted', () => {
  it.each(['PATCH', 'DELETE'])(
    'by %s leaves at once: calls are refused and seats are free',
    async (method) => {
      const own = await createDemoService()
      const from = await openDirectory(own)
      const { accessToken } = await openDemoSession(own, 'member')
      const home = () =>
        own.request(
          companyOperations.getCompanyHome,
          { params: { enterPriseId: companyId } },
          { as: accessToken, company: companyId },
        )
      expect((await home()).code).toBe(0)
      const { id } = await create(withPhone(accounts.member), from)
      const held = and(eq(grants.companyId, companyId), eq(grants.userId, userIds.member))
      expect(await own.database.connection.$count(grants, held)).toBeGreaterThan(0)

      const start = performance.now()
      const body = method === 'PATCH' ? patch({ op: 'replace', path: 'active', value: false }) : undefined
      const answer = await from.send(method, `/Users/${id}`, body)
      expect([200, 204]).toContain(answer.status)
      expect((await home()).status).toBe(403)
      expect(await own.database.connection.$count(grants, held)).toBe(0)
      expect(performance.now() - start).toBeLessThan(2000)
      await own.close()
    },
  )

  it('can’t be the super administrator', async () => {
    const { id } = await create(withPhone(accounts.superAdministrator))
    const off = patch({ op: 'replace', path: 'active', value: false })
    for (const answer of [
      await directory.send('PATCH', `/Users/${id}`, off),
      await directory.send('DELETE', `/Users/${id}`),
    ])
      expect(answer).toMatchObject({ status: 403, body: { detail: expect.stringContaining('super') } })
    expect((await membershipOf(userIds.superAdministrator))?.role).toBe('superAdministrator')
    expect(await directory.send('GET', `/Users/${id}`)).toMatchObject({ status: 200, body: { active: true } })
  })

  it('loses an open invitation', async () => {
    const phone = newMobile()
    const { id } = await create(withPhone(phone))
    await directory.send('DELETE', `/Users/${id}`)
    const rows = await db().select().from(invitations).where(eq(invitations.phone, phone))
    expect(rows.map(({ status }) => status)).toEqual([7])
    expect((await directory.send('GET', `/Users/${id}`)).status).toBe(404)
  })
})

it('never changes accounts', async () => {
  const before = await db().select().from(users)
  const open = await db().$count(sessions)
  const { id } = await create({
    displayName: '冯原',
    password: 'Portico#2027',
    ...withPhone(accounts.member),
  })
  await directory.send(
    'PUT',
    `/Users/${id}`,
    newUser('another@acme.example', { password: 'x', ...withPhone(newMobile()) }),
  )
  expect(await db().select().from(users)).toEqual(before)
  expect(await db().$count(sessions)).toBe(open)
  expect(JSON.stringify(await db().select().from(directoryPeople))).not.toContain('Portico#2027')
})

it('invites those beyond the daily limit on the next day', async () => {
  const own = await createDemoService({ settings: { invitationsPerDay: 1 } })
  const from = await openDirectory(own)
  await create(withPhone(newMobile()), from)
  const late = await create(withPhone(newMobile()), from)
  expect(late[ownUserSchema]).toEqual({ state: 'waiting', reason: 'dailyLimit' })
  await inviteLate(own.ports)
  expect((await from.send('GET', `/Users/${late.id}`)).body[ownUserSchema].state).toBe('waiting')
  own.clock.advance(86_400_000)
  await inviteLate(own.ports)
  expect((await from.send('GET', `/Users/${late.id}`)).body[ownUserSchema]).toEqual({ state: 'invited' })
  await own.close()
})
