import { authorisationErrors as codes } from '@atrium/contracts/authorisation/contract'
import { authorisationOperations as calls } from '@atrium/contracts/authorisation/policy'
import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { spellingOf } from '../../platform/spelling/spellingOf'
import { auditRows, devices, grants, memberships, products, users } from '../../tables'
import { lookAfter } from '../../testing/servers/lookAfter'
import { boss, companyId, type Firm, intruder, lead, openFirm } from './testCompany'

let firm: Firm

beforeEach(async () => {
  firm = await openFirm()
  await firm.addMembers('tall', 'ann', 'bob')
  await firm.addMembers('cost', 'cai')
  await firm.addProduct('cad', { seats: { top: 1, design: 1 } })
  await firm.addProduct('cloud', { productType: 1, seats: { top: 3 } })
})
afterEach(() => firm.close())

const grantBody = (mainId: string, ...userIds: string[]) => ({
  body: { enterPriseId: companyId, mainId, userIds },
})
const ofMember = (grantUserId: string) => ({ query: { enterPriseId: companyId, grantUserId } })
const subIdsOf = async (userId: string) => {
  const { data } = await firm.request(calls.listMemberLicences, ofMember(userId), boss)
  return data.map((licence) => licence.subId)
}

describe('granting and cancelling', () => {
  it('takes the nearest seat, shows it, and returns it', async () => {
    expect((await firm.request(calls.grantLicences, grantBody('cad', 'ann', 'bob'), boss)).data).toBe(true)
    expect(await firm.seatsOf('cad')).toEqual({ ann: 'design', bob: 'top' })
    const product = await firm.request(calls.getProduct, { query: { mainId: 'cad' } }, boss)
    expect(product.data).toMatchObject({ unUsedCount: 0, totalCount: 2 })
    expect((await firm.request(calls.cancelLicences, grantBody('cad', 'ann'), boss)).data).toBe(true)
    expect(await firm.seatsOf('cad')).toEqual({ bob: 'top' })
  })

  it('grants many products to a member and cancels them by their ids', async () => {
    await firm.addProduct('fem', { seats: { top: 1 } })
    const granted = await firm.request(
      calls.grantLicencesToMember,
      { ...ofMember('cai'), body: ['cad', 'fem'] },
      boss,
    )
    expect(granted.data).toBe(true)
    const subIds = await subIdsOf('cai')
    expect(subIds).toHaveLength(2)
    const cancel = { query: { enterPriseId: companyId }, body: subIds }
    expect((await firm.request(calls.cancelMemberLicences, cancel, boss)).data).toBe(true)
    expect((await firm.request(calls.cancelMemberLicences, cancel, boss)).code).toBe(codes.notGranted)
  })

  it('grants all or none when seats run out', async () => {
    const answer = await firm.request(calls.grantLicences, grantBody('cad', 'ann', 'bob', 'cai'), boss)
    expect(answer.code).toBe(codes.notEnoughSeats)
    expect(answer.envelope?.error_msg).toBe('成员所在部门及以上部门的可用授权数量不足，请重新选择！')
    expect(await firm.seatsOf('cad')).toEqual({})
  })

  it('never gives a member a seat of a department off their path', async () => {
    await firm.grant('cad', 'cai')
    expect((await firm.request(calls.grantLicences, grantBody('cad', 'boss'), boss)).code).toBe(
      codes.notEnoughSeats,
    )
    expect((await firm.request(calls.getProduct, { query: { mainId: 'cad' } }, boss)).data.unUsedCount).toBe(
      1,
    )
  })

  it('gives nobody a second seat', async () => {
    await firm.grant('cad', 'ann')
    expect((await firm.request(calls.grantLicences, grantBody('cad', 'ann'), boss)).code).toBe(
      codes.alreadyGranted,
    )
    const again = { ...ofMember('ann'), body: ['cad'] }
    expect((await firm.request(calls.grantLicencesToMember, again, boss)).code).toBe(codes.alreadyGranted)
    expect(await firm.countSeats('cad')).toMatchObject({ used: 1, granted: 1 })
  })

  it('accepts only products of the call’s own type', async () => {
    const wrong = codes.wrongProductType
    expect((await firm.request(calls.grantSubscriptions, grantBody('cad', 'ann'), boss)).code).toBe(wrong)
    expect((await firm.request(calls.grantLicences, grantBody('cloud', 'ann'), boss)).code).toBe(wrong)
    const mixed = { ...ofMember('ann'), body: ['cad', 'cloud'] }
    expect((await firm.request(calls.grantLicencesToMember, mixed, boss)).code).toBe(wrong)
    await firm.grant('cad', 'ann')
    const cancel = { query: { enterPriseId: companyId }, body: await subIdsOf('ann') }
    expect((await firm.request(calls.cancelMemberSubscriptions, cancel, boss)).code).toBe(wrong)
  })

  it('reports unknown products and members as missing', async () => {
    expect((await firm.request(calls.grantLicences, grantBody('nothing', 'ann'), boss)).status).toBe(404)
    expect((await firm.request(calls.grantLicences, grantBody('cad', 'nobody'), boss)).status).toBe(404)
    expect((await firm.request(calls.cancelLicences, grantBody('cad', 'ann'), boss)).code).toBe(
      codes.notGranted,
    )
  })

  it('writes one audit row for a change and none for a refusal', async () => {
    await firm.request(calls.grantLicences, grantBody('cad', 'ann'), boss)
    await firm.request(calls.grantLicences, grantBody('cad', 'ann'), boss)
    const rows = await firm.database.connection.select().from(auditRows)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ operation: 'grantLicences', actorId: 'boss', subject: { mainId: 'cad' } })
  })
})

describe('validity', () => {
  it('allows a grant until the licence’s last moment, and not at that moment', async () => {
    const endAt = new Date('2026-03-02T02:00:00Z')
    await firm.addProduct('dated', { endAt, seats: { top: 5 } })
    firm.clock.set(new Date(endAt.getTime() - 1))
    await firm.grant('dated', 'ann')
    firm.clock.set(endAt)
    const expired = codes.notNormal
    expect((await firm.request(calls.grantLicences, grantBody('dated', 'bob'), boss)).code).toBe(expired)
    expect((await firm.request(calls.cancelLicences, grantBody('dated', 'ann'), boss)).code).toBe(expired)
    const cancel = { query: { enterPriseId: companyId }, body: await subIdsOf('ann') }
    expect((await firm.request(calls.cancelMemberLicences, cancel, boss)).code).toBe(expired)
    const shown = await firm.request(calls.getProduct, { query: { mainId: 'dated' } }, boss)
    expect(shown.data).toMatchObject({ snStatus: 'expired', isActive: false })
  })

  it('refuses to grant or pre-check a disabled licence', async () => {
    await firm.addProduct('off', { disabled: true, seats: { top: 5 } })
    expect((await firm.request(calls.grantLicences, grantBody('off', 'ann'), boss)).code).toBe(
      codes.notNormal,
    )
    expect((await firm.request(calls.precheckGrant, grantBody('off', 'ann'), boss)).code).toBe(
      codes.notNormal,
    )
  })
})

describe('the pre-check', () => {
  const precheck = async (mainId: string, ...userIds: string[]) =>
    (await firm.request(calls.precheckGrant, grantBody(mainId, ...userIds), boss)).data

  it('proceeds when the member’s department has the seats', async () => {
    await firm.addProduct('own', { seats: { tall: 2 } })
    expect(await precheck('own', 'ann', 'bob')).toEqual({ typeNum: 0, showMessage: '' })
  })
  it('asks before seats of a higher department are used', async () => {
    expect((await precheck('cad', 'ann')).typeNum).toBe(2)
  })
  it('refuses when the department and those above have too few', async () => {
    await firm.addProduct('narrow', { seats: { design: 5 } })
    expect(await precheck('narrow', 'cai')).toEqual({
      typeNum: 1,
      showMessage: '成员所在部门及以上部门的可用授权数量不足，请重新选择！',
    })
  })
  it('refuses more members than there are seats', async () => {
    expect(await precheck('cad', 'ann', 'bob', 'cai')).toEqual({
      typeNum: 3,
      showMessage: '所选用户数量不能大于可用授权数量！',
    })
  })
})

describe('scope', () => {
  it('limits a sub-administrator to the members below', async () => {
    const { data } = await firm.request(
      calls.listMembers,
      { query: { enterPriseId: companyId, pageIndex: 1, pageSize: 10 } },
      lead,
    )
    expect(data.list.map((member) => member.userId).sort()).toEqual(['ann', 'bob', 'lead'])
    expect((await firm.request(calls.grantLicences, grantBody('cad', 'ann', 'cai'), lead)).status).toBe(404)
    expect((await firm.request(calls.grantLicences, grantBody('cad', 'ann'), lead)).data).toBe(true)

    await firm.addProduct('fem', { seats: { cost: 4, design: 2, top: 1 } })
    await firm.grant('fem', 'cai')
    const [subId = ''] = await subIdsOf('cai')
    const cancel = { query: { enterPriseId: companyId }, body: [subId] }
    expect((await firm.request(calls.cancelMemberLicences, cancel, lead)).code).toBe(codes.notGranted)
    expect((await firm.request(calls.listMemberLicences, ofMember('cai'), lead)).status).toBe(404)
    expect((await firm.request(calls.getMember, { params: { userId: 'cai' } }, lead)).status).toBe(404)
    const granted = { query: { mainId: 'fem', pageIndex: 1, pageSize: 10 } }
    expect((await firm.request(calls.listGrantedUsers, granted, lead)).data.totalItems).toBe(0)
    // Two of design and one of top; the four of cost are out of reach.
    const product = await firm.request(calls.getProduct, { query: { mainId: 'fem' } }, lead)
    expect(product.data).toMatchObject({ unUsedCount: 3, totalCount: 3 })
  })

  it('keeps another company’s administrator out', async () => {
    await firm.grant('cad', 'ann')
    const own = { body: { enterPriseId: 'other', mainId: 'cad', userIds: ['ann'] } }
    expect((await firm.request(calls.cancelLicences, own, intruder)).status).toBe(404)
    expect((await firm.request(calls.getProduct, { query: { mainId: 'cad' } }, intruder)).status).toBe(404)
    expect((await firm.request(calls.getMember, { params: { userId: 'ann' } }, intruder)).status).toBe(404)
    expect(
      (
        await firm.request(
          calls.updateRemarks,
          { params: { mainId: 'cad' }, body: { remarks: 'x' } },
          intruder,
        )
      ).status,
    ).toBe(404)
    expect(await firm.seatsOf('cad')).toEqual({ ann: 'design' })
  })
})

describe('lists', () => {
  const list = async (query: { searchName?: string; orderName?: number; isOrderDesc?: boolean }) => {
    const { data } = await firm.request(
      calls.listMembers,
      { query: { enterPriseId: companyId, pageIndex: 1, pageSize: 10, ...query } },
      boss,
    )
    return data.list
  }

  it('find members by phone, name and department, and take wildcards literally', async () => {
    expect((await list({ searchName: '成员ann' })).map((row) => row.userId)).toEqual(['ann'])
    const [ann] = await list({ searchName: 'ann' })
    expect(ann?.department).toBe('部门top/部门design/部门tall')
    expect((await list({ searchName: ann?.phone })).map((row) => row.userId)).toEqual(['ann'])
    expect((await list({ searchName: '部门design' })).map((row) => row.userId).sort()).toEqual([
      'ann',
      'bob',
      'lead',
    ])
    expect(await list({ searchName: '%' })).toEqual([])
    expect(await list({ searchName: '_' })).toEqual([])
  })

  it('find members by the spelling of their names', async () => {
    const spell = spellingOf('王小明', 'person')
    const ann = and(eq(memberships.companyId, companyId), eq(memberships.userId, 'ann'))
    await firm.database.connection.update(memberships).set({ name: '王小明', spelling: spell }).where(ann)
    const ungranted = async (searchCondition: string) => {
      const query = { mainId: 'cad', searchCondition }
      return (await firm.request(calls.listUngrantedUsers, { query }, boss)).data
    }
    for (const typed of ['wxm', 'Wang Xiao', 'xiaom']) {
      expect((await list({ searchName: typed })).map((row) => row.userId)).toEqual(['ann'])
      expect((await ungranted(typed)).map((row) => row.userId)).toEqual(['ann'])
    }
    expect(await list({ searchName: 'iaom' })).toEqual([])
  })

  it('sort members by the number of their licences', async () => {
    await firm.grant('cad', 'bob')
    expect((await list({ orderName: 1 }))[0]).toMatchObject({ userId: 'bob', hasGrantCount: 1 })
    expect((await list({ orderName: 1, isOrderDesc: false })).at(-1)?.userId).toBe('bob')
  })

  it('split members into those with the product and those without', async () => {
    await firm.grant('cad', 'bob')
    const ungranted = await firm.request(calls.listUngrantedUsers, { query: { mainId: 'cad' } }, boss)
    expect(ungranted.data.map((row) => row.userId).sort()).toEqual(['ann', 'boss', 'cai', 'lead'])
    const granted = await firm.request(
      calls.listGrantedUsers,
      { query: { mainId: 'cad', pageIndex: 1, pageSize: 10, searchCondition: 'tall' } },
      boss,
    )
    expect(granted.data).toMatchObject({ totalItems: 1, list: [{ userId: 'bob', isOnLine: false }] })
  })

  it('show the seats available to members without the product, nearest first', async () => {
    await firm.addProduct('wide', { seats: { top: 1, tall: 2, cost: 4 } })
    const { data } = await firm.request(calls.listUngrantedUsers, { query: { mainId: 'wide' } }, boss)
    const seatsOf = (userId: string) => data.find((row) => row.userId === userId)?.openSeats
    expect(seatsOf('ann')?.map(({ unUsedCount }) => unUsedCount)).toEqual([2, 1])
    expect(seatsOf('bob')).toEqual(seatsOf('ann'))
    expect(seatsOf('cai')?.map(({ unUsedCount }) => unUsedCount)).toEqual([4, 1])
    expect(seatsOf('cai')?.at(-1)).toEqual(seatsOf('ann')?.at(-1))
    expect(seatsOf('cai')?.[0]?.pool).not.toBe(seatsOf('ann')?.[0]?.pool)
    await firm.grant('wide', 'ann', 'bob')
    const rest = await firm.request(calls.listUngrantedUsers, { query: { mainId: 'wide' } }, boss)
    expect(rest.data.find((row) => row.userId === 'lead')?.openSeats).toMatchObject([{ unUsedCount: 1 }])
  })

  it('show people with their pictures', async () => {
    await firm.grant('cad', 'ann', 'bob')
    await firm.database.connection
      .update(users)
      .set({ headImage: '/files/ann.png' })
      .where(eq(users.id, 'ann'))
    const page = { pageIndex: 1, pageSize: 10 }
    const granted = await firm.request(calls.listGrantedUsers, { query: { mainId: 'cad', ...page } }, boss)
    const address = `${firm.ports.settings.publicOrigin}/files/ann.png`
    for (const people of [await list({}), granted.data.list]) {
      const pictures = Object.fromEntries(people.map(({ userId, picture }) => [userId, picture]))
      expect(pictures).toMatchObject({ ann: address, bob: null })
    }
  })

  it('count the seats on the member’s path for assignable products', async () => {
    await firm.grant('cad', 'ann')
    const forCai = await firm.request(calls.listAssignableProducts, ofMember('cai'), boss)
    expect(forCai.data.find((row) => row.mainId === 'cad')).toMatchObject({ unUsedSNCount: 1, allSNCount: 1 })
    const forAnn = await firm.request(calls.listAssignableProducts, ofMember('ann'), boss)
    expect(forAnn.data.map((row) => row.mainId)).toEqual(['cloud'])
  })

  it('list products by page', async () => {
    const page = { enterPriseId: companyId, pageIndex: 2, pageSize: 1 }
    const { data } = await firm.request(calls.listProducts, { query: page }, boss)
    expect(data).toMatchObject({ totalItems: 2, hasPreviousPage: true, list: [{ mainId: 'cad' }] })
    expect(data.counts).toEqual([{ snStatus: 'normal', count: 2 }])
  })

  it('show seats passed on in a list as for the product itself', async () => {
    await firm.addProduct('wide', { seats: { top: 3, design: 2, cost: 4 } })
    const query = { enterPriseId: companyId, pageIndex: 1, pageSize: 10 }
    for (const [by, passedOn] of [
      [boss, 6],
      [lead, 0],
    ] as const) {
      const { list } = (await firm.request(calls.listProducts, { query }, by)).data
      const wide = list.find((row) => row.mainId === 'wide')
      expect(wide).toMatchObject({ passedOn })
      const { data } = await firm.request(calls.getProduct, { query: { mainId: 'wide' } }, by)
      expect({
        ...wide,
        canEditRemarks: data.canEditRemarks,
        onLineProductId: null,
        waitingCount: 0,
        idleCount: null,
      }).toEqual(data)
    }
  })

  it('find products by name and status, and sort them by any shown column', async () => {
    const list = async (filter: object, by = boss) => {
      const query = { enterPriseId: companyId, pageIndex: 1, pageSize: 10, ...filter }
      const { data } = await firm.request(calls.listProducts, { query }, by)
      return data.list
    }
    const all = await list({})
    const [first] = all
    expect((await list({ searchCondition: first?.productName })).map((row) => row.mainId)).toEqual([
      first?.mainId,
    ])
    expect(await list({ searchCondition: '%' })).toEqual([])
    const { connection } = firm.database
    await connection
      .update(products)
      .set({ endAt: firm.clock.now() })
      .where(and(eq(products.companyId, companyId), eq(products.mainId, 'cad')))
    expect((await list({ snStatus: 'expired' })).map((row) => row.mainId)).toEqual(['cad'])
    expect((await list({ snStatus: 'normal' })).map((row) => row.mainId)).not.toContain('cad')
    expect(await list({ snStatus: 'disabled' })).toEqual([])
    for (const by of [boss, lead]) {
      const seats = (await list({ orderName: 3, isOrderDesc: false }, by)).map((row) => row.unUsedCount)
      expect(seats).toEqual(seats.toSorted((one, other) => one - other))
    }
    for (const orderName of [1, 2] as const) {
      const up = await list({ orderName, isOrderDesc: false })
      const down = await list({ orderName, isOrderDesc: true })
      expect(down.map((row) => row.mainId)).toEqual(up.map((row) => row.mainId).toReversed())
    }
    const seats = { top: 1 }
    const soon = new Date(firm.clock.now().getTime() + 29 * 86_400_000)
    await firm.addProduct('full', { seats })
    await firm.addProduct('both', { seats, endAt: soon })
    await firm.grant('full', 'ann')
    await firm.grant('both', 'ann')
    await firm.addProduct('soon', { seats, endAt: soon })
    await firm.addProduct('later', { seats, endAt: new Date(firm.clock.now().getTime() + 31 * 86_400_000) })
    await firm.addProduct('off', { seats, disabled: true })
    const byHarm = (await list({ orderName: 4 })).map((row) => row.mainId)
    expect(byHarm.slice(0, 5)).toEqual(['cad', 'both', 'full', 'soon', 'later'])
    expect(byHarm.at(-1)).toBe('off')
    // A product with two warnings is found by either, and never as normal.
    const namesOf = async (snStatus: string) => (await list({ snStatus })).map((row) => row.mainId).toSorted()
    expect(await namesOf('full')).toEqual(['both', 'full'])
    expect(await namesOf('ending')).toEqual(['both', 'soon'])
    expect(await namesOf('normal')).toEqual(['cloud', 'later'])
    const query = { enterPriseId: companyId, pageIndex: 1, pageSize: 1, snStatus: 'ending' } as const
    const { data } = await firm.request(calls.listProducts, { query }, boss)
    expect(data).toMatchObject({ totalItems: 2, list: [{}] })
    expect(Object.fromEntries(data.counts.map(({ snStatus, count }) => [snStatus, count]))).toEqual({
      disabled: 1,
      expired: 1,
      full: 1,
      fullAndEnding: 1,
      ending: 1,
      normal: 2,
    })
  })
})

describe('online state', () => {
  it('forces only online licences off, on every device, once', async () => {
    await firm.grant('cad', 'ann')
    const { connection } = firm.database
    const [grant] = await connection.select().from(grants).where(eq(grants.userId, 'ann'))
    const [person] = await connection.select().from(users).where(eq(users.id, 'ann'))
    const params = { userPhone: person?.phone ?? '', sn: grant?.sn ?? '' }
    expect((await firm.request(calls.forceOffline, { params }, boss)).code).toBe(codes.notOnline)

    await connection.update(grants).set({ onlineSince: firm.clock.now() }).where(eq(grants.userId, 'ann'))
    await connection.insert(devices).values({
      companyId,
      grantId: grant?.id ?? '',
      mid: 'machine',
      registeredAt: firm.clock.now(),
      status: 'active',
    })
    expect((await firm.request(calls.forceOffline, { params }, intruder)).status).toBe(404)
    const other = { params: { ...params, userPhone: '13800000000' } }
    expect((await firm.request(calls.forceOffline, other, boss)).status).toBe(404)
    const both = await Promise.all([1, 2].map(() => firm.request(calls.forceOffline, { params }, boss)))
    expect(both.map((answer) => answer.succeeded).sort()).toEqual([false, true])
    const query = { mainId: 'cad', pageIndex: 1, pageSize: 10 }
    const { data } = await firm.request(calls.listGrantedUsers, { query }, boss)
    expect(data.list[0]).toMatchObject({
      isOnLine: false,
      deviceCount: 1,
      snMachinesInfo: [{ mid: 'machine', status: 'inactive' }],
    })
  })
})

describe('remarks', () => {
  const write = (remarks: string, by: typeof lead) =>
    firm.request(calls.updateRemarks, { params: { mainId: 'cad' }, body: { remarks } }, by)
  const productFor = async (by: typeof lead) => {
    const query = { enterPriseId: companyId, pageIndex: 1, pageSize: 10 }
    const { data } = await firm.request(calls.listProducts, { query }, by)
    return data.list.find(({ mainId }) => mainId === 'cad')
  }

  it('can be written by administrators of the whole company, not of a part of it', async () => {
    await write('年底续费', boss)
    expect(await productFor(lead)).toMatchObject({ remarks: '年底续费', canEditRemarks: false })
    const refused = await write('不再续费', lead)
    expect(refused).toMatchObject({ status: 403, code: errorCodes.forbidden })
    expect((await productFor(boss))?.remarks).toBe('年底续费')

    await lookAfter(firm.database.connection, { companyId, userId: 'lead', departmentIds: ['top'] })
    expect((await productFor(lead))?.canEditRemarks).toBe(true)
    expect((await write('不再续费', lead)).data).toBe(true)
  })
})

describe('personal settings', () => {
  it('keep remarks', async () => {
    const remarks = { params: { mainId: 'cad' }, body: { remarks: '  年底续费 ' } }
    expect((await firm.request(calls.updateRemarks, remarks, boss)).data).toBe(true)
    const product = await firm.request(calls.getProduct, { query: { mainId: 'cad' } }, boss)
    expect(product.data.remarks).toBe('年底续费')
  })

  it('answer 404 for a display choice until it is made, then keep it per person', async () => {
    const ask = { query: { pageStatusCode: 'yhtqt-acy-bmxs' } }
    expect((await firm.request(calls.getPageStatus, ask, boss)).code).toBe(404)
    const body = { pageStatusCode: 'yhtqt-acy-bmxs', pageStatusName: '部门', dataValue: '1' as const }
    await firm.request(calls.updatePageStatus, { body }, boss)
    await firm.request(calls.updatePageStatus, { body: { ...body, dataValue: '0' } }, boss)
    expect((await firm.request(calls.getPageStatus, ask, boss)).data.dataValue).toBe('0')
    expect((await firm.request(calls.getPageStatus, ask, lead)).code).toBe(404)
  })

  it('have a separate code for a missing picture', async () => {
    const ask = { query: { enterPriseId: companyId, userId: 'ann' } }
    expect((await firm.request(calls.getHeadImage, ask, boss)).code).toBe(codes.noHeadImage)
    await firm.database.connection
      .update(users)
      .set({ headImage: '/files/ann.png' })
      .where(eq(users.id, 'ann'))
    expect((await firm.request(calls.getHeadImage, ask, boss)).data).toBe(
      `${firm.ports.settings.publicOrigin}/files/ann.png`,
    )
    const unknown = { query: { enterPriseId: companyId, userId: 'nobody' } }
    expect((await firm.request(calls.getHeadImage, unknown, boss)).code).toBe(errorCodes.missing)
  })
})
