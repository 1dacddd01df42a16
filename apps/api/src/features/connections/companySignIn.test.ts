import { companySignInErrors as codes } from '@atrium/contracts/companySignIn/contract'
import { companySignInOperations as operations } from '@atrium/contracts/companySignIn/policy'
import { connectionsErrors } from '@atrium/contracts/connections/contract'
import { connectionsOperations } from '@atrium/contracts/connections/policy'
import { departmentChangesOperations } from '@atrium/contracts/departments/changes/policy'
import { diskOperations } from '@atrium/contracts/disk/policy'
import { messagesOperations } from '@atrium/contracts/messages/policy'
import { securityOperations } from '@atrium/contracts/security/policy'
import { secondStepOperations } from '@atrium/contracts/session/secondStep/policy'
import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { workspaceOperations } from '@atrium/contracts/workspace/policy'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demo } from '../../seed/demo'
import {
  companyDomains,
  connectionPeople,
  connections,
  departments,
  directoryPeople,
  memberships,
  messages,
  permissionGroupMembers,
  sessionConnections,
  sessions,
  signInRules,
  users,
} from '../../tables'
import type { TestService } from '../../testing/createTestService'
import { createDemoService, type DemoPerson, openDemoSession } from '../../testing/demo/demoService'
import { addConnection } from '../../testing/samples/connectionSamples'
import { companyTicket } from '../../testing/servers/standInCompany'
import { dissolve } from '../dissolution/dissolve'
import { newUser, openDirectory, patch, withPhone } from '../scim/testDirectory'
import { sealed } from '../session/testSession'
import { type Joining, nobodyJoins } from './Joining'

const { companyId, secondCompanyId, userIds, departmentIds, groupIds } = demo
const boss = { as: { userId: userIds.superAdministrator } }

let service: TestService
let named: { readonly companyId: string; readonly connectionId: string }
beforeAll(async () => {
  service = await createDemoService()
})
afterAll(() => service.close())
beforeEach(async () => {
  await db().delete(connectionPeople)
  named = await addConnection(service)
})

const db = () => service.database.connection
const mailOf = (name: string) => `${name}@samples.example`

const joinBy = (joining: Partial<Joining>) =>
  db()
    .update(connections)
    .set({ joining: { ...nobodyJoins, ...joining } })
    .where(eq(connections.id, named.connectionId))

const ticketOf = (name: string) => companyTicket(service, named, mailOf(name))

/** Links a demo person to somebody at the stand-in. */
async function link(person: DemoPerson, name: string) {
  const { accessToken } = await openDemoSession(service, person)
  const ticket = await ticketOf(name)
  return service.request(operations.linkCompanyIdentity, { body: { ticket } }, { as: accessToken })
}

/** The access token of a sign-in at the stand-in. */
async function signIn(name: string): Promise<string> {
  const answer = await service.request(operations.signInByCompany, { body: { ticket: await ticketOf(name) } })
  if (answer.code !== 0) throw new Error(`${name} was refused: ${answer.code}`)
  return answer.data.accessToken
}

const memberOf = async (userId: string, company: string = companyId) =>
  (
    await db()
      .select()
      .from(memberships)
      .where(and(eq(memberships.companyId, company), eq(memberships.userId, userId)))
  )[0]

/** A call of the company that every member may make. */
const openCompany = (as: string, company: string = companyId) =>
  service.request(diskOperations.getQuota, {}, { as, company })
const look = async (as: string, company: string = companyId) => (await openCompany(as, company)).code

it('finds a company by the domain alone', async () => {
  const find = async (identifier: string) =>
    (await service.request(operations.findWayIn, { body: { identifier } })).data.company
  const company = { ...named, companyName: expect.any(String) }
  expect(await find('anybody@samples.example')).toEqual(company)
  expect(await find(' Anybody@SAMPLES.example ')).toEqual(company)
  for (const other of ['anybody@mail.samples.example', 'anybody@example.com', '13800000001', 'linmo', '@'])
    expect(await find(other), other).toBeNull()
  await db().update(connections).set({ isOn: false })
  expect(await find('anybody@samples.example')).toBeNull()
})

describe('joining', () => {
  it('follows both sides’ proof, into the first department that fits and its mapped groups', async () => {
    await joinBy({
      joins: true,
      departments: [
        { claim: 'email', value: 'nobody@samples.example', departmentId: departmentIds.cost },
        { claim: 'email', value: mailOf('linmo'), departmentId: departmentIds.tall },
        { claim: 'email', value: mailOf('linmo'), departmentId: departmentIds.cost },
      ],
      groups: [{ claim: 'email', value: mailOf('linmo'), groupId: groupIds.purchasing }],
    })
    const linked = await link('individual', 'linmo')
    const [tall] = await db().select().from(departments).where(eq(departments.id, departmentIds.tall))
    expect(linked.data).toEqual({ companyId, joined: true, departmentName: tall?.name })
    expect(await memberOf(userIds.individual)).toMatchObject({
      departmentId: departmentIds.tall,
      role: 'administrator',
    })
    expect(await look(await signIn('linmo'))).toBe(0)
    const events = await service.request(
      securityOperations.listSecurityEvents,
      { query: { pageIndex: 1, pageSize: 20 } },
      { as: { userId: userIds.individual } },
    )
    const kinds = events.data.list.map(({ event }) => event)
    expect(kinds).toContain('companyLinked')
    expect(kinds).toContain('signedInByCompany')
  })

  it('needs a recent proof of the account', async () => {
    const { accessToken, sessionId } = await openDemoSession(service, 'student')
    const longAgo = new Date(service.clock.now().getTime() - 3_600_000)
    await db().update(sessions).set({ provenAt: longAgo }).where(eq(sessions.id, sessionId))
    const body = { ticket: await ticketOf('student') }
    const answer = await service.request(operations.linkCompanyIdentity, { body }, { as: accessToken })
    expect(answer.code).toBe(errorCodes.proofRequired)
  })

  it('falls back to the default for departments and groups that were deleted', async () => {
    await joinBy({
      joins: true,
      departmentId: departmentIds.cost,
      departments: [{ claim: 'email', value: mailOf('new'), departmentId: 'gone' }],
      groups: [{ claim: 'email', value: mailOf('new'), groupId: 'gone' }],
    })
    await link('student', 'new')
    expect(await memberOf(userIds.student)).toMatchObject({
      departmentId: departmentIds.cost,
      role: 'member',
    })
  })

  it('is for those whom the connection takes in; others are only linked', async () => {
    const linked = await link('researcher', 'guest')
    expect(linked.data).toEqual({ companyId, joined: false, departmentName: null })
    expect(await memberOf(userIds.researcher)).toBeUndefined()
  })

  it('moves members at each sign-in if the connection does, only among mapped groups', async () => {
    await link('member', 'zhang')
    const before = await memberOf(userIds.member)
    await signIn('zhang')
    expect(await memberOf(userIds.member)).toEqual(before)
    await joinBy({
      follows: true,
      departments: [{ claim: 'email', value: mailOf('zhang'), departmentId: departmentIds.cost }],
      groups: [{ claim: 'email', value: mailOf('other'), groupId: groupIds.purchasing }],
    })
    await signIn('zhang')
    expect(await memberOf(userIds.member)).toMatchObject({ departmentId: departmentIds.cost })
    await joinBy({
      follows: true,
      departments: [{ claim: 'email', value: mailOf('zhang'), departmentId: departmentIds.seismic }],
    })
    await signIn('zhang')
    expect(await memberOf(userIds.member)).toMatchObject({ departmentId: departmentIds.seismic })
  })

  it('never takes the super administrator anywhere', async () => {
    await link('superAdministrator', 'boss')
    await joinBy({
      follows: true,
      departments: [{ claim: 'email', value: mailOf('boss'), departmentId: departmentIds.cost }],
      groups: [{ claim: 'email', value: mailOf('boss'), groupId: groupIds.purchasing }],
    })
    const before = await memberOf(userIds.superAdministrator)
    await signIn('boss')
    expect(await memberOf(userIds.superAdministrator)).toEqual(before)
    const groups = await db()
      .select()
      .from(permissionGroupMembers)
      .where(eq(permissionGroupMembers.userId, userIds.superAdministrator))
    expect(groups).toEqual([])
  })
})

describe('a session that a company’s connection opened', () => {
  it('reaches that company, and asks for an own proof before anything else', async () => {
    await link('superAdministrator', 'boss')
    const as = await signIn('boss')
    expect(await look(as)).toBe(0)
    expect((await service.request(workspaceOperations.getPerson, {}, { as })).code).toBe(0)
    const others: Record<string, () => Promise<{ readonly code: number | undefined }>> = {
      'another company': () => openCompany(as, secondCompanyId),
      'another company’s menus': () =>
        service.request(workspaceOperations.getMenus, { query: { enterPriseId: secondCompanyId } }, { as }),
      'the own disk': () => service.request(diskOperations.getQuota, {}, { as }),
      sessions: () => service.request(securityOperations.listSessions, {}, { as }),
      'security events': () =>
        service.request(
          securityOperations.listSecurityEvents,
          { query: { pageIndex: 1, pageSize: 10 } },
          { as },
        ),
      'linked accounts': () => service.request(operations.listCompanyIdentities, {}, { as }),
      'a change of the company that wants a proof': () =>
        service.request(
          connectionsOperations.addDomain,
          { body: { enterPriseId: companyId, domain: 'x.example' } },
          { as },
        ),
    }
    for (const [name, call] of Object.entries(others))
      expect((await call()).code, name).toBe(errorCodes.proofRequired)

    const { keyId, confirmation } = await sealed(service, { confirmation: demo.password })
    const proof = { kind: 'password' as const, keyId, password: confirmation }
    expect((await service.request(secondStepOperations.prove, { body: { proof } }, { as })).code).toBe(0)
    for (const [name, call] of Object.entries(others)) expect((await call()).code, name).toBe(0)
  })

  it('reads the messages about that company, and no others', async () => {
    await link('member', 'zhang')
    const [named, other, own] = [companyId, secondCompanyId, null].map((about, index) => ({
      ...{ userId: userIds.member, id: `message-${index}`, title: `title ${about}`, content: '' },
      ...{ companyId: about, createdAt: service.clock.now() },
    }))
    await db().delete(messages).where(eq(messages.userId, userIds.member))
    await db()
      .insert(messages)
      .values([named, other, own].flatMap((row) => row ?? []))
    const as = await signIn('zhang')
    const query = { pageIndex: 1, pageSize: 100 }
    const list = async (as: string) =>
      (await service.request(messagesOperations.listMessages, { query }, { as })).data.list
        .filter(({ messageId }) => messageId.startsWith('message-'))
        .map(({ messageId }) => messageId)
    expect(await list(as)).toEqual(['message-0'])
    const foreign = { query: { messageId: 'message-2' } }
    expect((await service.request(messagesOperations.getMessage, foreign, { as })).succeeded).toBe(false)
    const body = { messageIds: ['message-1'] }
    expect((await service.request(messagesOperations.deleteMessages, { body }, { as })).succeeded).toBe(false)
    expect((await service.request(messagesOperations.readMessages, { body: {} }, { as })).code).toBe(0)
    const unread = and(eq(messages.userId, userIds.member), eq(messages.hasRead, false))
    expect((await db().select().from(messages).where(unread)).map(({ id }) => id)).toEqual(
      expect.arrayContaining(['message-1', 'message-2']),
    )
    const { accessToken } = await openDemoSession(service, 'member')
    expect((await list(accessToken)).sort()).toEqual(['message-0', 'message-1', 'message-2'])
  })

  it('ends with the connection, and the others of the person go on', async () => {
    await link('member', 'zhang')
    const as = await signIn('zhang')
    const { accessToken: own } = await openDemoSession(service, 'member')
    const body = { enterPriseId: companyId, connectionId: named.connectionId, isOn: false }
    expect((await service.request(connectionsOperations.switchConnection, { body }, boss)).code).toBe(0)
    expect((await openCompany(as)).status).toBe(401)
    expect((await openCompany(own)).status).toBe(200)
  })

  it('ends when the identity is unlinked', async () => {
    await link('member', 'zhang')
    const as = await signIn('zhang')
    const { accessToken: own } = await openDemoSession(service, 'member')
    await service.request(operations.unlinkCompanyIdentity, { body: named }, { as: own })
    expect((await openCompany(as)).status).toBe(401)
  })

  it('ends when an administrator removes the member', async () => {
    await joinBy({ joins: true })
    await db().delete(memberships).where(eq(memberships.userId, userIds.researcher))
    await link('researcher', 'leaver')
    const as = await signIn('leaver')
    const admin = await openDemoSession(service, 'superAdministrator')
    const removed = await service.request(
      departmentChangesOperations.deleteMembers,
      {
        body: {
          enterPriseId: companyId,
          userIds: [userIds.researcher],
          passportToken: admin.passportToken,
        },
      },
      { as: admin.accessToken },
    )
    expect(removed.code).toBe(0)
    expect((await openCompany(as)).status).toBe(401)
  })
})

it('keeps people out whom the directory deactivates, at once', async () => {
  const [user] = await db().select().from(users).where(eq(users.id, userIds.member))
  await link('member', 'zhang')
  const as = await signIn('zhang')
  const directory = await openDirectory(service)
  const created = await directory.send(
    'POST',
    '/Users',
    newUser(mailOf('zhang'), withPhone(user?.phone ?? '')),
  )
  expect(created.status).toBe(201)
  expect(await look(as)).toBe(0)
  const startedAt = Date.now()
  const { id } = created.body
  await directory.send('PATCH', `/Users/${id}`, patch({ op: 'replace', path: 'active', value: false }))
  expect((await openCompany(as)).status).toBe(401)
  expect(Date.now() - startedAt).toBeLessThan(2000)
  const again = await service.request(operations.signInByCompany, {
    body: { ticket: await ticketOf('zhang') },
  })
  expect(again.code).toBe(codes.deactivated)
  await directory.send('PATCH', `/Users/${id}`, patch({ op: 'replace', path: 'active', value: true }))
  expect(await look(await signIn('zhang'))).toBe(0)
})

it('links people of directories by their address, even without a phone', async () => {
  await joinBy({ joins: true })
  await db().delete(memberships).where(eq(memberships.userId, userIds.student))
  const directory = await openDirectory(service)
  const created = await directory.send('POST', '/Users', newUser(mailOf('xuesheng')))
  await link('student', 'xuesheng')
  const [person] = await db().select().from(directoryPeople).where(eq(directoryPeople.id, created.body.id))
  expect(person).toMatchObject({ userId: userIds.student, hindrance: '' })
})

describe('a rule that everybody of the domains signs in there', () => {
  const save = (
    exempt: readonly string[],
    isRequired = true,
    options: { as: { userId: string } | string } = boss,
  ) =>
    service.request(
      connectionsOperations.saveSignInRule,
      { body: { enterPriseId: companyId, isRequired, exempt: [...exempt] } },
      options,
    )

  it('needs an administrator who need not, and a connection that is on', async () => {
    for (const exempt of [[], [userIds.member], [userIds.individual], [userIds.administrator]])
      expect((await save(exempt)).code).toBe(connectionsErrors.exemptMissing)
    expect((await save([userIds.superAdministrator, userIds.administrator])).code).toBe(0)
    await db().update(connections).set({ isOn: false })
    await db().delete(signInRules)
    expect((await save([userIds.superAdministrator])).code).toBe(connectionsErrors.notOn)
  })

  it('sends own sessions of linked people to the company’s sign-in, and nobody else', async () => {
    await link('member', 'zhang')
    const { accessToken: own } = await openDemoSession(service, 'member')
    const { accessToken: other } = await openDemoSession(service, 'administrator')
    await save([userIds.superAdministrator])
    const refused = await openCompany(own)
    expect(refused).toMatchObject({ status: 403, code: codes.companySignInNeeded })
    expect(refused.envelope?.data).toEqual(named)
    expect(await look(other)).toBe(0)
    expect(await look(await signIn('zhang'))).toBe(0)

    const ticket = await companyTicket(service, named, mailOf('zhang'), { as: own, proves: true })
    const proven = await service.request(operations.proveCompanyIdentity, { body: { ticket } }, { as: own })
    expect(proven.code).toBe(0)
    expect(await look(own)).toBe(0)
    const unlinked = await service.request(operations.unlinkCompanyIdentity, { body: named }, { as: own })
    expect(unlinked.code).toBe(codes.unlinkForbidden)
    await save([], false)
    const { accessToken: later } = await openDemoSession(service, 'member')
    expect(await look(later)).toBe(0)
  })

  it('is about people with a verified address of the domain, linked or not', async () => {
    await save([userIds.superAdministrator])
    const { accessToken: own } = await openDemoSession(service, 'administrator')
    const address = { email: 'Li@Samples.example' }
    await db().update(users).set(address).where(eq(users.id, userIds.administrator))
    expect(await look(own)).toBe(0)
    const verified = { emailVerifiedAt: service.clock.now() }
    await db().update(users).set(verified).where(eq(users.id, userIds.administrator))
    expect(await look(own)).toBe(codes.companySignInNeeded)
    await db()
      .update(users)
      .set({ email: '', emailVerifiedAt: null })
      .where(eq(users.id, userIds.administrator))
  })

  it('lets the super administrator in once nobody exempt is left', async () => {
    await link('superAdministrator', 'boss')
    const { accessToken: own } = await openDemoSession(service, 'superAdministrator')
    await save([userIds.superAdministrator, userIds.administrator])
    await db()
      .update(signInRules)
      .set({ exempt: [userIds.administrator] })
    expect(await look(own)).toBe(codes.companySignInNeeded)
    await db()
      .update(signInRules)
      .set({ exempt: [userIds.invited] })
    expect(await look(own)).toBe(0)
  })

  it('ends with the connection', async () => {
    await link('member', 'zhang')
    await save([userIds.superAdministrator])
    const { accessToken: own } = await openDemoSession(service, 'member')
    expect(await look(own)).toBe(codes.companySignInNeeded)
    const body = { enterPriseId: companyId, connectionId: named.connectionId }
    await service.request(connectionsOperations.endConnection, { body }, boss)
    expect(await look(own)).toBe(0)
    const ofConnection = eq(sessionConnections.connectionId, named.connectionId)
    expect(await db().select().from(sessionConnections).where(ofConnection)).toEqual([])
    expect(await db().select().from(connectionPeople)).toEqual([])
  })
})

describe('details that change who answers', () => {
  const { issuer, clientId } = { issuer: 'http://127.0.0.1:3000/standInCompany', clientId: 'atrium' }
  const save = (details: Record<string, unknown>) =>
    service.request(
      connectionsOperations.saveOidcConnection,
      {
        body: {
          enterPriseId: companyId,
          connectionId: named.connectionId,
          ...{ issuer, clientId, scopes: [] },
          ...details,
        },
      },
      boss,
    )
  const stateOf = async () =>
    (
      await service.request(
        connectionsOperations.getConnection,
        { query: { enterPriseId: companyId, connectionId: named.connectionId } },
        boss,
      )
    ).data

  it('switch the connection off and unlink everybody, until it is tested again', async () => {
    await link('member', 'zhang')
    const as = await signIn('zhang')
    expect((await save({ scopes: ['email'], clientSecret: 'secret of the stand-in' })).code).toBe(0)
    expect(await stateOf()).toMatchObject({ state: 'on', linkedCount: 1 })
    expect(await look(as)).toBe(0)
    expect((await save({ clientId: 'other', clientSecret: 'other' })).code).toBe(0)
    expect(await stateOf()).toMatchObject({ state: 'draft', linkedCount: 0 })
    expect((await openCompany(as)).status).toBe(401)
    const body = { enterPriseId: companyId, connectionId: named.connectionId, isOn: true }
    const on = await service.request(connectionsOperations.switchConnection, { body }, boss)
    expect(on.code).toBe(connectionsErrors.notTested)
  })

  it('need the secret again when the issuer is another one', async () => {
    await db()
      .update(connections)
      .set({ details: { kind: 'oidc', issuer: 'https://old.example', clientId, scopes: [] } })
    expect((await save({})).code).toBe(connectionsErrors.secretMissing)
  })
})

it('ends with the company, whose domains are free then', async () => {
  await link('member', 'zhang')
  const as = await signIn('zhang')
  await service.database.transaction((change) =>
    dissolve(change, { id: companyId, name: '' }, service.clock.now()),
  )
  expect((await openCompany(as)).status).toBe(401)
  const body = { identifier: mailOf('zhang') }
  expect((await service.request(operations.findWayIn, { body })).data.company).toBeNull()
  expect(await db().select().from(companyDomains)).toEqual([])
})
