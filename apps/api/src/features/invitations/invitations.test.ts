import { invitationErrors as codes, type Invitee } from '@atrium/contracts/invitations/contract'
import { invitationsOperations as operations } from '@atrium/contracts/invitations/policy'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { invitationDays, invitations, outbox } from '../../tables'
import { serveAcme } from '../departments/testing/serveAcme'
import { deleteDepartment } from './testing/deleteDepartment'

const service = serveAcme()
beforeEach(async () => {
  await service().database.connection.delete(outbox)
})

const by = (userId: string) => ({ as: { userId }, company: 'acme' })
const person = (row: number, phone: string, more: Partial<Invitee> = {}): Invitee => ({
  row,
  phone,
  realName: '白露',
  department: '',
  ...more,
})
const invite = (users: Invitee[], batchId: string = crypto.randomUUID(), as = 'sonia') =>
  service().request(operations.inviteByMessage, { body: { enterPriseId: 'acme', batchId, users } }, by(as))
const check = async (users: Invitee[], as = 'sonia') => {
  const answer = await service().request(
    operations.checkInvitees,
    { body: { enterPriseId: 'acme', users } },
    by(as),
  )
  return answer.data.map(({ row, problems }) => [row, ...problems].join(' '))
}
const list = async (
  query: Partial<{ inviteStatus: 1 | 2 | 4 | 5 | 6 | 7; searchCondition: string }> = {},
  as = 'sonia',
) => {
  const answer = await service().request(
    operations.listInvitations,
    { query: { enterPriseId: 'acme', pageIndex: 1, pageSize: 10, ...query } },
    by(as),
  )
  return answer.data
}
const act = (operation: 'resendInvitation' | 'revokeInvitation', invitationId: string, as = 'sonia') =>
  service().request(operations[operation], { body: { enterPriseId: 'acme', invitationId } }, by(as))
const budget = (enterPriseId = 'acme') =>
  service().request(
    operations.getInvitationBudget,
    { query: { enterPriseId } },
    { ...by('sonia'), company: enterPriseId },
  )
const sentTo = async (mobile: string) =>
  service().database.connection.select().from(outbox).where(eq(outbox.recipient, mobile))
const pass = (days: number) => service().clock.advance(days * 86_400_000)
const firstId = async () => (await list()).list[0]?.invitationId ?? ''

describe('checking a list', () => {
  it('reports each bad row’s problems, and nothing about the good ones', async () => {
    await invite([person(1, '13000000009')])
    expect(
      await check([
        person(1, '13000000001'),
        person(2, ''),
        person(3, '12345'),
        person(4, '13000000001'),
        person(5, '13000000005', { realName: '' }),
        person(6, '13000000006', { realName: '一二三四五六七八九十一' }),
        person(7, '13000000007', { realName: '白\u0007露' }),
        person(8, '13900000004'),
        person(9, '13000000009'),
        person(10, '130 0000-0010', { department: '没有这个部门' }),
        person(11, '+86 13000000011', { department: ' 总公司 / 设计部 ' }),
        person(12, '', { realName: '', department: '六部' }),
      ]),
    ).toEqual([
      '2 phoneMissing',
      '3 phoneInvalid',
      '4 duplicate',
      '5 nameMissing',
      '6 nameTooLong',
      '7 nameInvalid',
      '8 alreadyMember',
      '9 alreadyInvited',
      '10 departmentUnknown',
      '12 phoneMissing nameMissing departmentUnknown',
    ])
  })

  it('finds a department by its name or the end of its path, if unambiguous', async () => {
    const named = (department: string) => check([person(1, '13000000001', { department })])
    expect(await named('门店')).toEqual([])
    expect(await named('销售部/门店')).toEqual([])
    expect(await named('总公司/销售部/门店')).toEqual([])
    expect(await named('设计部/门店')).toEqual(['1 departmentUnknown'])
  })

  it('limits a sub-administrator to their own departments', async () => {
    const named = (department: string) => check([person(1, '13000000001', { department })], 'dora')
    expect(await named('结构室')).toEqual([])
    expect(await named('')).toEqual([])
    expect(await named('门店')).toEqual(['1 departmentUnknown'])
    expect(await named('总公司')).toEqual(['1 departmentUnknown'])
  })
})

describe('inviting', () => {
  it('sends the good rows, keeps the bad ones, and says which is which', async () => {
    const answer = await invite([person(3, '13000000001', { department: '设计部' }), person(7, '1300')])
    expect(answer.data).toEqual([
      { row: 3, sent: true, problems: [] },
      { row: 7, sent: false, problems: ['phoneInvalid'] },
    ])
    expect(await list()).toMatchObject({
      totalItems: 1,
      list: [{ phone: '13000000001', realName: '白露', department: '总公司/设计部', inviteStatus: 4 }],
    })
    const [sms] = await sentTo('13000000001')
    expect(sms?.text).toMatch(/^【Atrium】acme邀请您.*\/joinCompany\?invitation=acme\.[\w-]+\.[\w-]{22}$/)
    const [row] = await service().database.connection.select().from(invitations)
    expect(sms?.text).not.toContain(row?.tokenHash ?? 'none')
  })

  it('sends nothing twice when the same list is sent again', async () => {
    const users = [person(1, '13000000001'), person(2, '13000000002')]
    await invite(users.slice(0, 1), 'batch-1')
    const again = await invite(users, 'batch-1')
    expect(again.data.map(({ sent }) => sent)).toEqual([true, true])
    expect(await sentTo('13000000001')).toHaveLength(1)
    const other = await invite(users, 'batch-2')
    expect(other.data.map(({ problems }) => problems)).toEqual([['alreadyInvited'], ['alreadyInvited']])
  })

  it('succeeds for one of two administrators who invite one person at once', async () => {
    for (let round = 0; round < 5; round++) {
      const phone = `1300000010${round}`
      const answers = await Promise.all(
        ['sonia', 'dora'].map((as) => invite([person(1, phone)], crypto.randomUUID(), as)),
      )
      expect(answers.map(({ data }) => data[0]?.problems.join()).sort()).toEqual(['', 'alreadyInvited'])
      expect(await sentTo(phone)).toHaveLength(1)
    }
  })

  it('stops at the company’s daily limit, and continues the next day', async () => {
    const day = service().clock.now().toISOString().slice(0, 10)
    await service().database.connection.insert(invitationDays).values({ companyId: 'acme', day, sent: 499 })
    expect((await budget()).data).toEqual({ perDay: 500, left: 1 })
    const two = [person(1, '13000000001'), person(2, '13000000002')]
    const refused = await invite(two)
    expect(refused.envelope).toMatchObject({
      error_code: codes.dailyLimit,
      error_msg: expect.stringContaining('还可发送1条'),
      data: { perDay: 500, left: 1 },
    })
    expect((await list()).totalItems).toBe(0)
    expect((await invite(two.slice(0, 1))).code).toBe(0)
    expect((await budget()).data.left).toBe(0)
    pass(1)
    expect((await invite(two.slice(1))).code).toBe(0)
  })
})

describe('an invitation', () => {
  it('expires automatically, and its phone can be invited again', async () => {
    await invite([person(1, '13000000001')])
    pass(7)
    expect(await list({ inviteStatus: 4 })).toMatchObject({ totalItems: 0 })
    expect((await list({ inviteStatus: 6 })).list).toMatchObject([{ inviteStatus: 6 }])
    expect((await act('revokeInvitation', await firstId())).code).toBe(codes.expired)
    expect((await invite([person(1, '13000000001')])).data[0]?.sent).toBe(true)
    const counts = [
      { inviteStatus: 4, count: 1 },
      { inviteStatus: 6, count: 1 },
    ]
    expect(await list()).toMatchObject({
      totalItems: 2,
      list: [{ inviteStatus: 4 }, { inviteStatus: 6 }],
      counts,
    })
    expect(await list({ inviteStatus: 7 })).toEqual({ totalItems: 0, list: [], counts })
  })

  it('can be resent with a new link and its full time, but not at once', async () => {
    await invite([person(1, '13000000001')])
    const invitationId = await firstId()
    expect(await act('resendInvitation', invitationId)).toMatchObject({ code: codes.tooSoon })
    pass(8)
    expect((await act('resendInvitation', invitationId)).code).toBe(0)
    expect((await list({ inviteStatus: 4 })).totalItems).toBe(1)
    const links = (await sentTo('13000000001')).map(({ text }) => text)
    expect(new Set(links).size).toBe(2)
  })

  it('can’t be resent once there is a newer one', async () => {
    await invite([person(1, '13000000001')])
    const invitationId = await firstId()
    pass(8)
    await invite([person(1, '13000000001')])
    expect((await act('resendInvitation', invitationId)).code).toBe(codes.alreadyOpen)
  })

  it('can be revoked once', async () => {
    await invite([person(1, '13000000001')])
    const invitationId = await firstId()
    expect((await act('revokeInvitation', invitationId)).code).toBe(0)
    expect((await list({ inviteStatus: 7 })).totalItems).toBe(1)
    expect((await act('revokeInvitation', invitationId)).code).toBe(codes.revoked)
    expect((await act('resendInvitation', invitationId)).code).toBe(codes.revoked)
    expect((await invite([person(1, '13000000001')])).data[0]?.sent).toBe(true)
  })

  it('is invisible outside of its departments', async () => {
    await invite([person(1, '13000000001', { department: '门店' })])
    const invitationId = await firstId()
    expect(await list({}, 'dora')).toEqual({ totalItems: 0, list: [], counts: [] })
    expect((await act('revokeInvitation', invitationId, 'dora')).status).toBe(404)
    expect((await act('resendInvitation', invitationId, 'dora')).status).toBe(404)
    expect((await list({}, 'eve')).totalItems).toBe(1)
  })

  it('moves up when its department is deleted', async () => {
    await invite([person(1, '13000000001', { department: '六级' })])
    await deleteDepartment(service(), 'l6')
    expect((await list()).list).toMatchObject([{ department: '总公司/设计部/结构室/四级/五级' }])
  })

  it('is found by phone, name and department', async () => {
    await invite([
      person(1, '13000000001', { realName: '白露', department: '门店' }),
      person(2, '13000000002', { realName: '秋分' }),
    ])
    for (const searchCondition of ['000001', '白', '门店'])
      expect((await list({ searchCondition })).list).toMatchObject([{ phone: '13000000001' }])
  })
})

it('reveals the names only of visible people', async () => {
  await invite([person(1, '13000000001', { realName: '秋分', department: '门店' })])
  const ask = async (as: string) => {
    const phones = ['13900000004', '13900000006', '13000000001', '13800001111']
    const body = { enterPriseId: 'acme', phones }
    return (await service().request(operations.realNamesByPhone, { body }, by(as))).data
  }
  expect((await ask('sonia')).map(({ realName }) => realName).sort()).toEqual(['ann', 'cat', '秋分'])
  expect((await ask('dora')).map(({ realName }) => realName)).toEqual(['ann'])
})
