import { dissolutionOperations } from '@atrium/contracts/account/policy'
import { departmentsOperations } from '@atrium/contracts/departments/policy'
import { workspaceOperations } from '@atrium/contracts/workspace/policy'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { operatorProgram } from '../../commands'
import { runCommand } from '../../platform/operator/runCommand'
import {
  companies,
  diskNodes,
  diskShares,
  grants,
  invitations,
  messages,
  orders,
  products,
  seatHoldings,
  userEvents,
  verificationCodes,
} from '../../tables'
import { freshCode } from '../../testing/freshCode'
import { serveAcme } from '../departments/testing/serveAcme'

const phone = '13900000001'
const enterPriseId = 'acme'
const boss = { as: { userId: 'sonia' }, company: 'acme' } as const

describe('dissolving a company', () => {
  const service = serveAcme()
  const operate = (...words: string[]) =>
    runCommand(service().ports, operatorProgram, { words, user: 'vendor' })
  const outlook = async () =>
    (await service().request(dissolutionOperations.preCancel, { body: { enterPriseId } }, boss)).data

  async function request(given: { code?: string; reason?: string } = {}) {
    const code = given.code ?? (await freshCode(service(), 'dissolve', phone))
    const body = { enterPriseId, agreed: true, code, reason: given.reason ?? '' } as const
    return service().request(dissolutionOperations.cancelAccount, { body }, boss)
  }

  const order = (status: 'NOTPAY' | 'PROCESSING' | 'PAYERROR') =>
    service()
      .database.connection.insert(orders)
      .values({
        ownerKind: 'company',
        ownerId: 'acme',
        orderNo: `order-${status}`,
        status,
        orderAmount: 100,
        payAmount: 100,
        createdAt: service().clock.now(),
        expiresAt: new Date(service().clock.now().getTime() + 60_000),
      })

  it('shows a preview of losses and obstacles', async () => {
    expect(await outlook()).toMatchObject({
      phone: '139****0001',
      blocks: [],
      loss: { members: 7, departments: 8, shares: 0, orders: 0, invitations: 0 },
      request: null,
    })
    await order('NOTPAY')
    await order('PROCESSING')
    await order('PAYERROR')
    await service()
      .database.connection.update(companies)
      .set({ certificationStatus: 1 })
      .where(eq(companies.id, 'acme'))
    expect((await outlook()).blocks).toEqual([
      { kind: 'ordersUnpaid', count: 1 },
      { kind: 'ordersFailed', count: 1 },
      { kind: 'ordersProcessing', count: 1 },
      { kind: 'certificationPending', count: 1 },
    ])
    expect(await request()).toMatchObject({
      code: 52622,
      envelope: {
        error_msg:
          '企业还有1个待支付的订单、1个支付失败的订单、1个处理中的订单、待审核的企业认证，请处理完成后再申请注销',
      },
    })
  })

  it('counts the same kinds as deleting an account: valid licences and trials, links, orders', async () => {
    const db = service().database.connection
    const createdAt = service().clock.now()
    const after = (days: number) => new Date(createdAt.getTime() + days * 86_400_000)
    const batch = (mainId: string, over: Partial<typeof products.$inferInsert>) => ({
      companyId: 'acme',
      mainId,
      name: 'draw',
      productType: 0,
      createdAt,
      licensingType: 'dated' as const,
      ...over,
    })
    await db
      .insert(products)
      .values([
        batch('draw-year', { batchOf: 'draw', endAt: after(300) }),
        batch('tried', { name: 'tried', isTrial: true, endAt: after(20) }),
        batch('over', { endAt: after(-1) }),
        batch('stopped', { disabled: true, endAt: after(50) }),
      ])
    await db
      .insert(seatHoldings)
      .values([{ companyId: 'acme', mainId: 'draw-year', departmentId: 'top', quantity: 5 }])
    const { licences } = (await outlook()).loss
    expect(licences).toMatchObject([
      { id: 'tried', source: 'trial', seats: 0, endAt: after(20).toISOString() },
      { id: 'draw-year', productId: 'draw', source: 'bought', seats: 5, granted: 0 },
      { id: 'calc', productId: 'calc', source: 'bought', endAt: null },
      { id: 'draw', productId: 'draw', source: 'bought', endAt: null },
    ])
    const permanent = licences.filter(({ endAt }) => endAt === null)
    const sum = (what: 'seats' | 'granted') => permanent.reduce((all, batch) => all + batch[what], 0)
    expect([sum('seats'), sum('granted')]).toEqual([20, 4])

    const disk = { ownerKind: 'company', ownerId: 'acme' } as const
    const folder = { kind: 'folder', name: '图纸', nameKey: '图纸', size: 0, createdBy: 'dora' } as const
    await db.insert(diskNodes).values({ ...disk, ...folder, id: 'folder', createdAt, modifiedAt: createdAt })
    const share = (id: string, over: Partial<typeof diskShares.$inferInsert> = {}) => ({
      ...disk,
      id,
      nodeId: 'folder',
      createdBy: 'dora',
      hasCode: false,
      canDownload: true,
      createdAt,
      ...over,
    })
    await db
      .insert(diskShares)
      .values([
        share('works'),
        share('over', { expiresAt: after(-1) }),
        share('revoked', { revokedAt: createdAt }),
      ])
    await order('NOTPAY')
    expect((await outlook()).loss).toMatchObject({ shares: 1, orders: 1, files: 0 })
  })

  it('is requested with a code, once, and can be cancelled', async () => {
    await service().database.connection.delete(verificationCodes)
    const sent = await service().request(
      dissolutionOperations.sendCancelCode,
      { body: { enterPriseId } },
      boss,
    )
    expect(sent.data).toEqual({ retryAfterSeconds: 60 })
    expect((await request({ code: '12345' })).code).toBe(52603)
    expect((await request({ reason: '合并' })).data).toBe(true)
    expect((await outlook()).request).toMatchObject({ status: 'pending', reason: '合并' })
    expect((await request()).code).toBe(52621)

    const withdraw = () =>
      service().request(dissolutionOperations.withdrawCancel, { body: { enterPriseId } }, boss)
    expect((await withdraw()).data).toBe(true)
    expect((await withdraw()).code).toBe(52623)
    expect((await request()).data).toBe(true)
  })

  it('can be rejected with a reason, and requested again', async () => {
    await request()
    expect(await operate('dissolutions', 'list')).toContain('acme')
    await operate('dissolutions', 'reject', 'acme', '--reason', '还有未开发票')
    expect((await outlook()).request).toMatchObject({ status: 'rejected', remark: '还有未开发票' })
    expect(await operate('dissolutions', 'list')).toBe('No company waits to be dissolved.')
    await expect(operate('dissolutions', 'approve', 'acme')).rejects.toMatchObject({ status: 404 })
    expect((await request()).data).toBe(true)
  })

  it('ends everything at once, and notifies everybody', async () => {
    const { connection: db } = service().database
    const now = service().clock.now()
    await request()
    await order('NOTPAY')
    await db.insert(invitations).values({
      companyId: 'acme',
      id: 'asked',
      kind: 'sms',
      phone: '13011112222',
      name: '白露',
      departmentId: 'top',
      status: 4,
      invitedBy: 'sonia',
      invitedAt: now,
      expiresAt: new Date(now.getTime() + 86_400_000),
    })
    expect(await operate('dissolutions', 'approve', 'acme')).toBe(
      'acme is dissolved: 7 members, 4 licences, 1 invitations, 1 unpaid orders.',
    )

    for (const userId of ['sonia', 'dora', 'tom']) {
      const answer = await service().request(
        departmentsOperations.listDepartments,
        { query: { enterpriseId: 'acme' } },
        { as: { userId }, company: 'acme' },
      )
      expect(answer.status).toBe(403)
      const person = await service().request(workspaceOperations.getPerson, {}, { as: { userId } })
      expect(person.data.enterprises).toEqual([])
    }
    expect(await db.$count(grants)).toBe(0)
    expect((await db.select().from(invitations))[0]?.status).toBe(7)
    expect((await db.select().from(orders))[0]?.status).toBe('CLOSED')
    const events = (await db.select().from(userEvents)).filter(
      ({ target }) => target === 'OnCancelAuditPassed',
    )
    expect(events).toHaveLength(7)
    expect(events[0]?.text).toContain('dissolved')
    expect(events[0]?.payload).toMatchObject({ outcome: 'dissolved' })
    expect(await db.$count(messages, eq(messages.userId, 'tom'))).toBe(1)
    await expect(operate('dissolutions', 'approve', 'acme')).rejects.toMatchObject({ status: 404 })
  })

  it('waits for payments in progress', async () => {
    await request()
    await order('PROCESSING')
    await expect(operate('dissolutions', 'approve', 'acme')).rejects.toMatchObject({ code: 52622 })
    expect((await outlook()).request).toMatchObject({ status: 'pending' })
  })
})
