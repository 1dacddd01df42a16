import { messagesOperations } from '@atrium/contracts/messages/policy'
import type { MessageKind } from '@atrium/contracts/shared/message/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEvents } from '../../platform/events'
import { sendMessage } from '../../platform/notifications'
import { demo } from '../../seed/demo'
import { seedDemo } from '../../seed/seedDemo'
import { topUpDemo } from '../../seed/topUpDemo'
import {
  auditRows,
  companies,
  departments,
  invitations,
  messages,
  products,
  seatHoldings,
  users,
} from '../../tables'
import { createTestService, type TestService } from '../../testing/createTestService'

const { userIds } = demo
let service: TestService

beforeAll(async () => {
  service = await createTestService({ fill: seedDemo })
})
afterAll(() => service.close())

const read = (userId: string, messageIds: string[]) =>
  service.request(messagesOperations.readMessages, { body: { messageIds } }, { as: { userId } })

const list = async (userId: string, query: { pageIndex: number; pageSize: number }) =>
  (await service.request(messagesOperations.listMessages, { query }, { as: { userId } })).data

describe('messages', () => {
  it('come newest first, by page', async () => {
    const first = await list(userIds.superAdministrator, { pageIndex: 1, pageSize: 2 })
    const second = await list(userIds.superAdministrator, { pageIndex: 2, pageSize: 2 })
    expect(first.totalItems).toBe(5)
    expect(first.counts.reduce((sum, { count }) => sum + count, 0)).toBe(5)
    const times = [...first.list, ...second.list].map((message) => message.createdAt)
    expect(times).toEqual([...times].sort().reverse())
  })

  it('are marked as read, once or twice, with one audit row each', async () => {
    const { list: before } = await list(userIds.administrator, { pageIndex: 1, pageSize: 100 })
    const unread = before.filter((message) => !message.hasRead).map((message) => message.messageId)
    expect(unread.length).toBeGreaterThan(0)
    expect((await read(userIds.administrator, unread)).data).toBe(true)
    expect((await read(userIds.administrator, unread)).data).toBe(true)
    const { list: after } = await list(userIds.administrator, { pageIndex: 1, pageSize: 100 })
    expect(after.every((message) => message.hasRead)).toBe(true)
    const rows = await service.database.connection
      .select()
      .from(auditRows)
      .where(eq(auditRows.operation, 'readMessages'))
    expect(rows).toHaveLength(2)
  })

  it('of others can be neither read nor marked', async () => {
    const answer = await read(userIds.individual, ['message-0101'])
    expect(answer.status).toBe(404)
    const [untouched] = await service.database.connection
      .select()
      .from(messages)
      .where(eq(messages.id, 'message-0101'))
    expect(untouched?.hasRead).toBe(false)
    const own = await list(userIds.individual, { pageIndex: 1, pageSize: 100 })
    expect(own.list.map((message) => message.messageId)).toEqual(['message-0401'])
  })

  it('are marked all or none', async () => {
    expect((await read(userIds.member, ['message-0301', 'message-0101'])).status).toBe(404)
    const { list: own } = await list(userIds.member, { pageIndex: 1, pageSize: 100 })
    expect(own[0]?.hasRead).toBe(false)
  })

  it('are filtered by read and unread', async () => {
    const ask = (hasRead: boolean) =>
      service.request(
        messagesOperations.listMessages,
        { query: { pageIndex: 1, pageSize: 100, hasRead } },
        { as: { userId: userIds.superAdministrator } },
      )
    const unread = (await ask(false)).data
    expect(unread.list.map((message) => message.messageId)).toEqual([
      'message-0101',
      'message-0102',
      'message-0103',
    ])
    expect((await ask(true)).data.totalItems).toBe(2)
  })

  it('about one company are listed, counted and marked separately', async () => {
    const as = { userId: userIds.superAdministrator }
    const aboutId = demo.secondCompanyId
    const ask = async () =>
      (
        await service.request(
          messagesOperations.listMessages,
          { query: { pageIndex: 1, pageSize: 100, aboutId } },
          { as },
        )
      ).data
    expect(await ask()).toMatchObject({
      totalItems: 1,
      counts: [{ hasRead: false, count: 1 }],
      list: [{ messageId: 'message-0103', enterpriseId: aboutId }],
    })
    await service.request(messagesOperations.readMessages, { body: { aboutId } }, { as })
    expect((await ask()).counts).toEqual([{ hasRead: true, count: 1 }])
    const all = await list(userIds.superAdministrator, { pageIndex: 1, pageSize: 100 })
    expect(all.list.filter((message) => !message.hasRead)).toHaveLength(2)
  })

  it('are shown individually to their readers', async () => {
    const ask = (userId: string) =>
      service.request(
        messagesOperations.getMessage,
        { query: { messageId: 'message-0104' } },
        { as: { userId } },
      )
    expect((await ask(userIds.superAdministrator)).data).toMatchObject({ title: '授权已到期', hasRead: true })
    expect((await ask(userIds.member)).status).toBe(404)
  })

  it('are deleted all or none, which updates open pages', async () => {
    const as = { userId: userIds.superAdministrator }
    const remove = (messageIds: string[]) =>
      service.request(messagesOperations.deleteMessages, { body: { messageIds } }, { as })
    expect((await remove(['message-0104', 'message-0301'])).status).toBe(404)
    expect((await list(as.userId, { pageIndex: 1, pageSize: 100 })).totalItems).toBe(5)
    const before = await readEvents(service.database.connection, as.userId, 0)
    expect((await remove(['message-0104'])).data).toBe(true)
    expect((await list(as.userId, { pageIndex: 1, pageSize: 100 })).totalItems).toBe(4)
    const after = await readEvents(service.database.connection, as.userId, 0)
    expect(after.slice(before.length).map((event) => event.target)).toEqual(['OnMessage'])
  })

  it('of an older demo get English texts at the next start', async () => {
    const { database, clock } = service
    await database.connection.update(messages).set({ titleEn: '', contentEn: '' })
    await database.transaction((db) => topUpDemo(db, clock.now()))
    const { list: own } = await list(userIds.member, { pageIndex: 1, pageSize: 100 })
    expect(own).toMatchObject([{ title: '您有新的授权', titleEn: 'You have a new licence' }])
  })

  it('reach all recipients, once', async () => {
    const { connection } = service.database
    const everyone = [userIds.member, userIds.individual, userIds.member]
    await service.database.transaction((db) =>
      sendMessage(db, {
        userIds: everyone,
        title: '通知',
        content: '正文',
        titleEn: 'News',
        contentEn: 'Text',
        kind: 'notice',
        companyId: demo.companyId,
        now: service.clock.now(),
      }),
    )
    const sent = await connection.select().from(messages).where(eq(messages.title, '通知'))
    expect(sent.map((message) => message.userId).sort()).toEqual([userIds.individual, userIds.member].sort())
    expect(await readEvents(connection, userIds.individual, 0)).toHaveLength(1)
    const { list: own } = await list(userIds.individual, { pageIndex: 1, pageSize: 1 })
    expect(own).toMatchObject([{ title: '通知', content: '正文', titleEn: 'News', contentEn: 'Text' }])
  })

  it('say whether their reader still belongs to their company', async () => {
    const { connection } = service.database
    const words = { title: '认证', content: '正文', titleEn: 'Certification', contentEn: 'Text' }
    await service.database.transaction((db) =>
      sendMessage(db, {
        ...words,
        userIds: [userIds.superAdministrator, userIds.individual],
        kind: 'certification',
        companyId: demo.companyId,
        now: service.clock.now(),
      }),
    )
    const newest = async (userId: string) =>
      (await list(userId, { pageIndex: 1, pageSize: 100 })).list.find(({ title }) => title === words.title)
    expect(await newest(userIds.individual)).toMatchObject({ isMember: false })
    const own = await newest(userIds.superAdministrator)
    expect(own).toMatchObject({ isMember: true })
    await connection.update(companies).set({ dissolvedAt: service.clock.now() })
    const query = { messageId: own?.messageId ?? '' }
    const as = { userId: userIds.superAdministrator }
    expect((await service.request(messagesOperations.getMessage, { query }, { as })).data).toMatchObject({
      enterpriseId: demo.companyId,
      isMember: false,
    })
    await connection.update(companies).set({ dissolvedAt: null })
  })
})

describe('the task of a message', () => {
  const { companyId, mainIds } = demo
  const db = () => service.database.connection
  const reader = userIds.superAdministrator
  let turn = 0

  /** Sends a message, and returns a function that reads its state. */
  async function send(kind: MessageKind, subjectId?: string, about: string | undefined = companyId) {
    turn += 1
    const title = `done ${turn}`
    await sendMessage(db(), {
      userIds: [reader],
      kind,
      title,
      content: '',
      titleEn: '',
      contentEn: '',
      now: service.clock.now(),
      ...(about && { companyId: about }),
      ...(subjectId && { subjectId }),
    })
    return async () => {
      const { list: all } = await list(reader, { pageIndex: 1, pageSize: 100 })
      return all.find((message) => message.title === title)?.isDone
    }
  }

  it('is done once an application or an invitation was answered', async () => {
    const now = service.clock.now()
    const [department] = await db().select().from(departments).where(eq(departments.companyId, companyId))
    const row = {
      companyId,
      phone: '13700000000',
      name: '',
      departmentId: department?.id ?? '',
      invitedBy: reader,
      invitedAt: now,
    }
    const expiresAt = new Date(now.getTime() + 86_400_000)
    await db()
      .insert(invitations)
      .values([
        { ...row, id: 'applied', kind: 'link', status: 5, expiresAt },
        { ...row, id: 'invited', phone: '13700000001', kind: 'sms', status: 4, expiresAt },
      ])
    const states = [await send('application', 'applied'), await send('invitation', 'invited')]
    expect(await Promise.all(states.map((ask) => ask()))).toEqual([false, false])
    await db()
      .update(invitations)
      .set({ status: 2 })
      .where(inArray(invitations.id, ['applied', 'invited']))
    expect(await Promise.all(states.map((ask) => ask()))).toEqual([true, true])
  })

  it('is done once licences were renewed, or seats are free', async () => {
    const now = service.clock.now()
    const ofBatch = and(eq(products.companyId, companyId), eq(products.mainId, mainIds.water))
    const days = (count: number) => new Date(now.getTime() + count * 86_400_000)
    await db()
      .update(products)
      .set({ endAt: days(20), licensingType: 'dated' })
      .where(ofBatch)
    const renewal = await send('renewal', mainIds.water)
    expect(await renewal()).toBe(false)
    await db()
      .update(products)
      .set({ endAt: days(385) })
      .where(ofBatch)
    expect(await renewal()).toBe(true)

    const held = and(eq(seatHoldings.companyId, companyId), eq(seatHoldings.mainId, mainIds.water))
    await db()
      .update(seatHoldings)
      .set({ quantity: sql`${seatHoldings.used}` })
      .where(held)
    const seats = await send('seats', mainIds.water)
    expect(await seats()).toBe(false)
    await db()
      .update(seatHoldings)
      .set({ quantity: sql`${seatHoldings.used} + 5` })
      .where(held)
    expect(await seats()).toBe(true)
  })

  it('is done once the password was changed after an account alert', async () => {
    const security = await send('security', undefined, '')
    expect(await security()).toBe(false)
    const passwordChangedAt = new Date(service.clock.now().getTime() + 1000)
    await db().update(users).set({ passwordChangedAt }).where(eq(users.id, reader))
    expect(await security()).toBe(true)
  })

  it('is never done if there is none', async () => {
    const states = [await send('joined'), await send('order', 'no-order'), await send('notice')]
    expect(await Promise.all(states.map((ask) => ask()))).toEqual([false, false, false])
  })
})
