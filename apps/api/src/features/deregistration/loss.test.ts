import { deregistrationOperations } from '@atrium/contracts/account/deregistration/policy'
import { trialsOperations } from '@atrium/contracts/catalogue/trials/policy'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demo } from '../../seed/demo'
import { diskNodes, diskShares, meetingApplications, meetings, orderItems, trials } from '../../tables'
import { buyLicence } from '../../testing/buyLicence'
import type { TestService } from '../../testing/createTestService'
import { createDemoService } from '../../testing/demo/demoService'
import { newOrder } from '../../testing/samples/orderSamples'

let service: TestService
beforeAll(async () => {
  service = await createDemoService()
})
afterAll(() => service.close())

const userId = demo.userIds.individual
const day = 86_400_000
const db = () => service.database.connection
const after = (days: number) => new Date(service.clock.now().getTime() + days * day)
const lossOf = async () =>
  (await service.request(deregistrationOperations.previewDeregistration, {}, { as: { userId } })).data.loss

describe('the losses with an account', () => {
  it('include purchased licences with their ends, outside of companies', async () => {
    await newOrder(service, { kind: 'person', userId })
    const orderNo = await buyLicence(service, userId)
    await db().update(orderItems).set({ purchaseQuantity: 3 }).where(eq(orderItems.orderNo, orderNo))
    const loss = await lossOf()
    expect(loss).toMatchObject({
      companies: [],
      licences: [{ source: 'bought', seats: 3, productName: expect.any(String), enterpriseName: null }],
    })
    expect(Date.parse(loss.licences[0]?.endAt ?? '')).toBeGreaterThan(after(360).getTime())
  })

  it('include running trials, but not expired ones', async () => {
    const body = { type: 'trial', id: 'foundation', purpose: '方案比选' } as const
    await service.request(trialsOperations.applyForTrialOrMeeting, { body }, { as: { userId } })
    const sources = async () => (await lossOf()).licences.map(({ source }) => source)
    expect(await sources()).toEqual(['trial', 'bought'])
    await db()
      .update(trials)
      .set({ endAt: after(-1) })
      .where(eq(trials.userId, userId))
    expect(await sources()).toEqual(['bought'])
  })

  it('include places at future meetings and positions on their waiting lists', async () => {
    const texts = { name: '研讨会', summary: '', venue: '', description: '', agenda: [] }
    const [soon, later, past] = [3, 9, -3].map((days) => ({
      id: `in-${days}`,
      startAt: after(days),
      endAt: after(days + 1),
      placeCount: 9,
      texts: { 'zh-CN': texts, en: texts } as never,
    }))
    if (!soon || !later || !past) throw new Error('There are three meetings.')
    await db().delete(meetingApplications).where(eq(meetingApplications.userId, userId))
    await db().insert(meetings).values([soon, later, past])
    await db()
      .insert(meetingApplications)
      .values(
        [soon, later, past].map(({ id: meetingId }) => ({
          userId,
          id: meetingId,
          meetingId,
          turn: 1,
          name: '',
          phone: '',
          company: '',
          remark: '',
          appliedAt: service.clock.now(),
          code: meetingId === later.id ? null : meetingId,
          state: meetingId === later.id ? ('waiting' as const) : ('confirmed' as const),
        })),
      )
    expect((await lossOf()).meetings).toEqual([
      { meetingId: soon.id, meetingName: '研讨会', startAt: soon.startAt.toISOString(), isConfirmed: true },
      {
        meetingId: later.id,
        meetingName: '研讨会',
        startAt: later.startAt.toISOString(),
        isConfirmed: false,
      },
    ])
  })

  it('count valid links, on companies’ disks too', async () => {
    const before = (await lossOf()).shares
    const node = { ownerKind: 'company', ownerId: demo.companyId, id: 'folder-shared' } as const
    await db()
      .insert(diskNodes)
      .values({
        ...node,
        kind: 'folder',
        name: '图纸',
        nameKey: '图纸-shared',
        size: 0,
        createdBy: userId,
        createdAt: service.clock.now(),
        modifiedAt: service.clock.now(),
      })
    const share = (id: string, over: object = {}) => ({
      ownerKind: node.ownerKind,
      ownerId: node.ownerId,
      nodeId: node.id,
      id,
      createdBy: userId,
      hasCode: false,
      canDownload: true,
      createdAt: service.clock.now(),
      expiresAt: null,
      ...over,
    })
    await db()
      .insert(diskShares)
      .values([
        share('for-ever'),
        share('running', { expiresAt: after(1) }),
        share('over', { expiresAt: after(-1) }),
        share('revoked', { revokedAt: after(-1) }),
      ])
    expect((await lossOf()).shares).toBe(before + 2)
  })
})
