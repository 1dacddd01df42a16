import { applicationsOperations } from '@atrium/contracts/applications/policy'
import { backlogErrors as codes } from '@atrium/contracts/backlog/contract'
import { backlogOperations as operations } from '@atrium/contracts/backlog/policy'
import { invitationsOperations } from '@atrium/contracts/invitations/policy'
import { pagePaths } from '@atrium/contracts/paths'
import { workspaceOperations } from '@atrium/contracts/workspace/policy'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditRows, companies, invitations, memberships, messages, userEvents, users } from '../../tables'
import { openSession } from '../../testing/openSession'
import { someInvitation } from '../applications/testing/someInvitation'
import { serveAcme } from '../departments/testing/serveAcme'

const service = serveAcme()
const db = () => service().database.connection
const phone = '13700009999'
const day = 86_400_000

/** Creates a person with an account and no company. */
async function zoe(id = 'zoe', mobile = phone) {
  const createdAt = service().clock.now()
  await db()
    .insert(users)
    .values({ id, account: mobile, phone: mobile, realName: '佐伊', passwordHash: '', createdAt })
}

/** The credential in the text message's link, and the id of the to-do. */
async function invite(companyId: 'acme' | 'beta' = 'acme', mobile = phone) {
  const data = await someInvitation(service().database, {
    companyId,
    departmentId: companyId === 'acme' ? 'office' : 'beta-top',
    phone: mobile,
    invitedBy: companyId === 'acme' ? 'dora' : 'nina',
    now: service().clock.now(),
  })
  return { data, id: data.split('.')[1] ?? '' }
}

async function sessionOf(userId: string) {
  const session = await openSession(service().ports, userId, service().clock.now(), { isWebClient: false })
  if (!session) throw new Error(`There is no ${userId}.`)
  return session
}

async function answerer(userId = 'zoe') {
  const { accessToken, passportToken } = await sessionOf(userId)
  return (id: string, isPass: boolean, token = passportToken) =>
    service().request(
      operations.answerInvitation,
      { body: { id, backLogStatus: 1, passportToken: token, isPass } },
      { as: accessToken },
    )
}

const as = (userId: string) => ({ as: { userId } })
const list = async (
  userId = 'zoe',
  query: { inviteStatus?: 1 | 2 | 4 | 6 | 7; searchCondition?: string } = {},
) =>
  (
    await service().request(
      operations.listBacklog,
      { query: { pageIndex: 1, pageSize: 10, ...query } },
      as(userId),
    )
  ).data
const waiting = async (userId = 'zoe') =>
  (await service().request(operations.listWaiting, {}, as(userId))).data.map(
    ({ enterpriseName }) => enterpriseName,
  )
const remove = (backLogIds: string[], userId = 'zoe') =>
  service().request(operations.deleteBacklog, { body: { backLogIds } }, as(userId))
const membershipsOf = (userId: string) =>
  db().select().from(memberships).where(eq(memberships.userId, userId))
const rowsOf = (operation: string) =>
  db().$count(auditRows, and(eq(auditRows.companyId, 'acme'), eq(auditRows.operation, operation)))

describe('a to-do', () => {
  it('is an invitation to the person’s number, with inviter and destination', async () => {
    await zoe()
    const { id } = await invite()
    await invite('beta')
    await invite('acme', '13700008888')
    const { list: items, counts } = await list()
    expect(counts).toEqual([{ inviteStatus: 4, count: 2 }])
    expect(items.find(({ backLogId }) => backLogId === id)).toMatchObject({
      backLogStatus: 0,
      inviteStatus: 4,
      enterpriseName: 'acme',
      inviterName: 'dora',
      department: '总公司/设计部/结构室',
      realName: '白露',
    })
    expect((await list('zoe', { searchCondition: 'BET' })).list.map((item) => item.enterpriseName)).toEqual([
      'beta',
    ])
    expect(await waiting()).toHaveLength(2)
  })

  it('of another person is missing', async () => {
    await zoe()
    const { id } = await invite()
    const get = (userId: string) =>
      service().request(operations.getBacklogItem, { query: { backLogId: id } }, as(userId))
    expect((await get('zoe')).code).toBe(0)
    expect((await get('ann')).status).toBe(404)
    expect((await remove([id], 'ann')).status).toBe(404)
    const asAnn = await answerer('ann')
    expect((await asAnn(id, true)).status).toBe(404)
    expect((await list('ann')).totalItems).toBe(0)
    expect(await membershipsOf('zoe')).toEqual([])
  })

  it('answered by its owner stays with them when the number changes hands', async () => {
    await zoe()
    const { id } = await invite()
    const answer = await answerer()
    await answer(id, false)
    await db().update(users).set({ phone: '13700001234', account: '13700001234' }).where(eq(users.id, 'zoe'))
    await zoe('heir')
    expect((await list('zoe')).totalItems).toBe(1)
    expect((await list('heir')).totalItems).toBe(0)
  })

  it('requires the passport of the same session', async () => {
    await zoe()
    const { id } = await invite()
    const answer = await answerer()
    const { passportToken } = await sessionOf('zoe')
    expect((await answer(id, true, passportToken)).code).toBe(codes.passportRefused)
    expect(await membershipsOf('zoe')).toEqual([])
  })
})

describe('accepting', () => {
  it('makes a member of the invited department, notifies the inviter, and closes the link', async () => {
    await zoe()
    const { id, data } = await invite()
    const answer = await answerer()
    expect((await answer(id, true)).data).toBe(true)
    expect(await membershipsOf('zoe')).toMatchObject([
      { companyId: 'acme', departmentId: 'office', name: '白露', role: 'member' },
    ])
    expect(await db().$count(messages, eq(messages.userId, 'dora'))).toBe(1)
    const described = await service().request(applicationsOperations.describeInvitation, {
      body: { type: 'invitation', data },
    })
    expect(described.data.state).toBe('answered')
    expect((await list()).list).toMatchObject([{ inviteStatus: 1, backLogStatus: 1 }])
    expect(await waiting()).toEqual([])
  })

  it('the link’s invitation works here too', async () => {
    await zoe()
    const { id, data } = await invite()
    const body = { type: 'invitation' as const, data, realName: '佐伊' }
    await service().request(applicationsOperations.applyToJoin, { body }, as('zoe'))
    expect((await list()).list).toMatchObject([{ backLogId: id, inviteStatus: 1 }])
    const answer = await answerer()
    expect((await answer(id, true)).code).toBe(0)
    expect((await answer(id, false)).code).toBe(codes.answered)
    expect(await membershipsOf('zoe')).toHaveLength(1)
  })

  it('several times at once joins once and writes one audit row', async () => {
    await zoe()
    const { id } = await invite()
    const answer = await answerer()
    const answers = await Promise.all(Array.from({ length: 5 }, () => answer(id, true)))
    expect(answers.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0])
    expect(await membershipsOf('zoe')).toHaveLength(1)
    expect(await rowsOf('answerInvitation')).toBe(1)
    expect(await db().$count(messages, eq(messages.userId, 'dora'))).toBe(1)
  })

  it('and declining at once does exactly one of both', async () => {
    for (let round = 0; round < 4; round++) {
      const id = `round${round}`
      await zoe(id, `1370000111${round}`)
      const { id: todo } = await invite('acme', `1370000111${round}`)
      const answer = await answerer(id)
      const [agreed, refused] = await Promise.all([answer(todo, true), answer(todo, false)])
      expect([agreed.code, refused.code].toSorted()).toEqual([0, codes.answered])
      expect(await membershipsOf(id)).toHaveLength(agreed.code === 0 ? 1 : 0)
    }
  })

  it('while it is revoked either joins or is refused', async () => {
    for (let round = 0; round < 4; round++) {
      const id = `round${round}`
      await zoe(id, `1370000222${round}`)
      const { id: todo } = await invite('acme', `1370000222${round}`)
      const answer = await answerer(id)
      const body = { enterPriseId: 'acme', invitationId: todo }
      const [agreed, withdrawn] = await Promise.all([
        answer(todo, true),
        service().request(
          invitationsOperations.revokeInvitation,
          { body },
          { ...as('sonia'), company: 'acme' },
        ),
      ])
      expect([agreed.code === 0, withdrawn.code === 0].toSorted()).toEqual([false, true])
      if (agreed.code !== 0) expect(agreed.code).toBe(codes.withdrawn)
      expect(await membershipsOf(id)).toHaveLength(agreed.code === 0 ? 1 : 0)
    }
  })

  it('too late gives the reason', async () => {
    await zoe()
    const { id } = await invite()
    const { id: gone } = await invite('beta')
    service().clock.advance(7 * day)
    const answer = await answerer()
    expect((await answer(id, true)).code).toBe(codes.expired)
    expect((await list('zoe', { inviteStatus: 6 })).totalItems).toBe(2)
    await db().update(companies).set({ dissolvedAt: service().clock.now() }).where(eq(companies.id, 'beta'))
    expect((await answer(gone, true)).code).toBe(codes.companyGone)
    expect((await list()).list.find(({ backLogId }) => backLogId === gone)?.isDissolved).toBe(true)
    expect(await membershipsOf('zoe')).toEqual([])
  })

  it('with another member’s number is refused', async () => {
    await zoe()
    const { id } = await invite()
    await db().update(memberships).set({ phone }).where(eq(memberships.userId, 'ann'))
    const answer = await answerer()
    expect((await answer(id, true)).code).toBe(codes.phoneTaken)
  })
})

describe('declining', () => {
  it('makes no member and closes the link', async () => {
    await zoe()
    const { id, data } = await invite()
    const answer = await answerer()
    expect((await answer(id, false)).data).toBe(true)
    expect((await answer(id, false)).data).toBe(true)
    expect(await rowsOf('answerInvitation')).toBe(1)
    expect(await membershipsOf('zoe')).toEqual([])
    expect((await list()).list).toMatchObject([{ inviteStatus: 2 }])
    const body = { type: 'invitation' as const, data, realName: '佐伊' }
    const joined = await service().request(applicationsOperations.applyToJoin, { body }, as('zoe'))
    expect(joined.code).not.toBe(0)
  })
})

describe('the list', () => {
  it('drops answered to-dos and keeps pending ones; the company’s records keep both', async () => {
    await zoe()
    const { id } = await invite()
    expect((await remove([id])).code).toBe(codes.stillWaiting)
    const answer = await answerer()
    await answer(id, false)
    expect((await remove([id, 'nobodys'])).status).toBe(404)
    expect((await remove([id])).data).toBe(true)
    expect((await remove([id])).status).toBe(404)
    expect((await list()).totalItems).toBe(0)
    expect(await db().$count(invitations, eq(invitations.id, id))).toBe(1)
  })

  it('is announced to people who have an account, with a message that links to it', async () => {
    await zoe()
    const body = {
      enterPriseId: 'acme',
      batchId: 'batch-00000001',
      users: [{ row: 1, phone, realName: '佐伊', department: '总公司' }],
    }
    const sent = await service().request(
      invitationsOperations.inviteByMessage,
      { body },
      { ...as('sonia'), company: 'acme' },
    )
    expect(sent.code).toBe(0)
    const [item] = (await list()).list
    const rows = await db().select().from(messages).where(eq(messages.userId, 'zoe'))
    expect(rows).toMatchObject([{ kind: 'invitation', subjectId: item?.backLogId, companyId: 'acme' }])
    const menus = await service().request(workspaceOperations.getMenus, { query: {} }, as('zoe'))
    const countAt = (url: string) => menus.data.find((entry) => entry.url === url)?.pendingCount
    expect([countAt(pagePaths.backlog), countAt(pagePaths.ownMessages)]).toEqual([1, 1])
    const before = await db().$count(userEvents, eq(userEvents.userId, 'zoe'))
    const revoked = { enterPriseId: 'acme', invitationId: item?.backLogId ?? '' }
    await service().request(
      invitationsOperations.revokeInvitation,
      { body: revoked },
      { ...as('sonia'), company: 'acme' },
    )
    expect(await db().$count(userEvents, eq(userEvents.userId, 'zoe'))).toBe(before + 1)
    expect(await waiting()).toEqual([])
  })
})
