import { authorisationOperations } from '@atrium/contracts/authorisation/policy'
import { appErrors } from '@atrium/contracts/catalogue/apps/contract'
import { appsOperations } from '@atrium/contracts/catalogue/apps/policy'
import { ownProductsOperations } from '@atrium/contracts/catalogue/ownProducts/policy'
import { trialsOperations } from '@atrium/contracts/catalogue/trials/policy'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demo } from '../../seed/demo'
import {
  appUses,
  catalogueProducts,
  cloudApps,
  devices,
  grants,
  licenceUseDays,
  oidcClients,
  products,
  trials,
} from '../../tables'
import type { TestService } from '../../testing/createTestService'
import { createDemoService } from '../../testing/demo/demoService'
import { dayOf } from '../use'
import { appKeyOf } from './appKeys'
import { endSilentUses } from './endSilentUses'

const { student, member, superAdministrator } = demo.userIds
const bim = 'main-bim'
const minute = 60_000

let service: TestService
beforeAll(async () => {
  service = await createDemoService()
})
afterAll(() => service.close())
beforeEach(async () => {
  await db().delete(appUses)
  await db().delete(cloudApps)
  await db().delete(trials).where(eq(trials.userId, student))
  await db().update(grants).set({ onlineSince: null }).where(eq(grants.userId, member))
  await db().update(products).set({ disabled: false }).where(eq(products.mainId, bim))
})

const db = () => service.database.connection

/** Each session is a separate browser. */
const from = (userId: string, sessionId = 'desk') => ({ as: { userId, sessionId } })

const appsOf = async (userId: string) =>
  (await service.request(appsOperations.listApps, {}, from(userId))).data

async function tryBim() {
  const body = { type: 'trial', id: 'bim-cloud', purpose: '毕业设计' } as const
  await service.request(trialsOperations.applyForTrialOrMeeting, { body }, from(student))
  const { apps } = await appsOf(student)
  return apps[0] as (typeof apps)[number]
}

async function givenBim() {
  const { apps } = await appsOf(member)
  const name = 'BIM协同设计云平台'
  return apps.find(({ productName }) => productName === name) as (typeof apps)[number]
}

type App = Awaited<ReturnType<typeof tryBim>>

const launch = (userId: string, { source, id, enterPriseId }: App, sessionId = 'desk', takesOver = false) =>
  service.request(
    appsOperations.launchApp,
    { body: { source, id, grantedBy: enterPriseId, takesOver } },
    from(userId, sessionId),
  )

const ticketIn = (address: string) => new URL(address).searchParams.get('ticket') ?? ''

const redeem = (ticket: string, product = bim, key = appKeyOf(service.ports.keys, product)) =>
  service.request(appsOperations.redeemTicket, { body: { product, key, ticket } })

const report = async (use: string, isLeft = false) => {
  const body = { product: bim, key: appKeyOf(service.ports.keys, bim), use, isLeft }
  return (await service.request(appsOperations.reportUse, { body })).data
}

async function open(userId: string, app: App, sessionId = 'desk', takesOver = false) {
  const { data } = await launch(userId, app, sessionId, takesOver)
  return (await redeem(ticketIn(data.address))).data
}

const holderOf = async (userId: string) => {
  const query = { mainId: bim, pageIndex: 1, pageSize: 100 }
  const { data } = await service.request(
    authorisationOperations.listGrantedUsers,
    { query },
    { ...from(superAdministrator), company: demo.companyId },
  )
  return data.list.find((one) => one.userId === userId)
}

describe('a person’s cloud apps', () => {
  it('come from trials and companies; others show how to get them', async () => {
    expect((await appsOf(student)).apps).toEqual([])
    const app = await tryBim()
    expect(app).toMatchObject({ source: 'trial', state: 'usable', isEarlier: false, uses: [] })
    const { apps, others } = await appsOf(student)
    expect(apps).toHaveLength(1)
    expect(others.map(({ productCenterId }) => productCenterId)).not.toContain(bim)
    expect(others.every(({ companies }) => companies.length === 0)).toBe(true)
    // A colleague without a licence may request one from their company.
    const colleague = await appsOf(demo.userIds.memberWithoutLicences)
    const review = colleague.others.find(({ productCenterId }) => productCenterId === bim)
    expect(review).toMatchObject({ isSold: true, companies: [{ enterPriseId: demo.companyId }] })
  })

  it('can begin their own sign-in, if they are registered for that', async () => {
    const app = await givenBim()
    const facts = async () => {
      const { searchParams } = new URL((await launch(member, app, 'desk', true)).data.address)
      return [searchParams.get('iss'), searchParams.get('company'), searchParams.has('ticket')]
    }
    expect(await facts()).toEqual([null, null, true])
    const client = { id: 'bim-client', name: 'BIM', nameEnglish: 'BIM', isFirstParty: true, licenceId: bim }
    const uris = { redirectUris: ['https://bim.example/callback'], logoutUris: [], scopes: ['openid'] }
    await db()
      .insert(oidcClients)
      .values({ ...client, ...uris, kind: 'web', createdAt: service.clock.now() })
    expect(await facts()).toEqual([service.ports.settings.publicOrigin, demo.companyId, true])
    await db().update(oidcClients).set({ revokedAt: service.clock.now() })
    expect(await facts()).toEqual([null, null, true])
    await db().delete(oidcClients)
  })

  it('stay available after they leave the catalogue', async () => {
    await tryBim()
    const isBim = eq(catalogueProducts.licenceId, bim)
    await db().update(catalogueProducts).set({ withdrawnAt: service.clock.now() }).where(isBim)
    expect((await appsOf(student)).apps).toMatchObject([
      { isEarlier: true, state: 'usable', isSold: false, trialCenterProductId: null },
    ])
    await db().update(catalogueProducts).set({ withdrawnAt: null }).where(isBim)
  })

  it('say why they can’t be opened, and aren’t opened', async () => {
    const app = await givenBim()
    await db().update(products).set({ disabled: true }).where(eq(products.mainId, bim))
    expect((await givenBim()).state).toBe('disabled')
    expect((await launch(member, app)).code).toBe(appErrors.disabled)
    const tried = await tryBim()
    await db()
      .update(trials)
      .set({ endAt: service.clock.now() })
      .where(and(eq(trials.userId, student), isNotNull(trials.endAt)))
    expect((await appsOf(student)).apps).toMatchObject([{ state: 'over' }])
    expect((await launch(student, tried)).code).toBe(appErrors.over)
  })

  it('are opened by nobody else', async () => {
    const app = await tryBim()
    expect((await launch(member, app)).status).toBe(404)
    expect((await launch(student, { ...app, enterPriseId: demo.companyId })).status).toBe(404)
  })
})

describe('a ticket', () => {
  it('tells the app the person and licence, once', async () => {
    const app = await tryBim()
    await db().insert(cloudApps).values({ licenceId: bim, address: 'https://bim.example.com/open?a=1' })
    const { data } = await launch(student, app)
    const address = new URL(data.address)
    expect(address.origin + address.pathname).toBe('https://bim.example.com/open')
    expect(Object.fromEntries(address.searchParams)).toMatchObject({ a: '1', version: 'main-bim02' })
    const opened = await redeem(ticketIn(data.address))
    expect(opened.data).toMatchObject({ userId: student, source: 'trial', version: 'main-bim02' })
    expect((await redeem(ticketIn(data.address))).code).toBe(appErrors.ticketInvalid)
    const { list } = (
      await service.request(
        ownProductsOperations.listOwned,
        { query: { pageIndex: 1, pageSize: 10 } },
        from(student),
      )
    ).data
    expect(list).toMatchObject([{ sn: opened.data.sn, devices: [{ status: 'active' }] }])
  })

  it('admits one of twenty simultaneous uses', async () => {
    const { data } = await launch(student, await tryBim())
    const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(ticketIn(data.address))))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
  })

  it('is valid for a minute, for its app, with the app’s key', async () => {
    const app = await tryBim()
    const { data } = await launch(student, app)
    const ticket = ticketIn(data.address)
    expect((await redeem(ticket, 'main-cost')).code).toBe(appErrors.ticketInvalid)
    expect((await redeem(ticket, bim, 'x'.repeat(43))).code).toBe(appErrors.wrongKey)
    service.clock.advance(minute)
    expect((await redeem(ticket)).code).toBe(appErrors.ticketInvalid)
  })

  it('is invalid once its licence has ended', async () => {
    const { data } = await launch(member, await givenBim())
    await db().update(products).set({ disabled: true }).where(eq(products.mainId, bim))
    expect((await redeem(ticketIn(data.address))).code).toBe(appErrors.disabled)
  })
})

describe('an app in use', () => {
  it('is online with its device in the console until it is closed', async () => {
    const app = await givenBim()
    expect((await holderOf(member))?.isOnLine).toBe(false)
    const { use } = await open(member, app)
    const holder = await holderOf(member)
    expect(holder?.isOnLine).toBe(true)
    expect(holder?.snMachinesInfo.filter(({ status }) => status === 'active')).toHaveLength(1)
    // The same browser again, in another tab, is the same device.
    const second = await open(member, app)
    expect((await holderOf(member))?.deviceCount).toBe(holder?.deviceCount)
    await report(use, true)
    expect((await holderOf(member))?.isOnLine).toBe(true)
    await report(second.use, true)
    const left = await holderOf(member)
    expect(left?.isOnLine).toBe(false)
    expect(left?.snMachinesInfo.every(({ status }) => status === 'inactive')).toBe(true)
  })

  it('ends by force, and for everyone who opens it again elsewhere', async () => {
    const app = await givenBim()
    const { use, sn } = await open(member, app)
    expect(await report(use)).toEqual({ goesOn: true, because: null })
    const params = { userPhone: demo.accounts.member, sn }
    const forced = await service.request(
      authorisationOperations.forceOffline,
      { params },
      { ...from(superAdministrator), company: demo.companyId },
    )
    expect(forced.code).toBe(0)
    expect((await givenBim()).uses).toEqual([])
    await open(member, app, 'phone')
    expect(await report(use)).toEqual({ goesOn: false, because: 'forced' })
  })

  it('keeps its one seat from another device until that takes over', async () => {
    const app = await givenBim()
    const { use } = await open(member, app)
    expect((await launch(member, app, 'phone')).code).toBe(appErrors.inUse)
    const other = await open(member, app, 'phone', true)
    expect(await report(use)).toEqual({ goesOn: false, because: 'takenOver' })
    expect(await report(other.use)).toEqual({ goesOn: true, because: null })
    const [active, ...more] = await db()
      .select()
      .from(devices)
      .where(and(eq(devices.grantId, app.id), eq(devices.status, 'active')))
    expect({ active, more }).toEqual({ active: expect.anything(), more: [] })
  })

  it('ends after a silence, and when its licence is taken away', async () => {
    const app = await givenBim()
    const { use } = await open(member, app)
    service.clock.advance(2 * minute)
    expect((await report(use)).goesOn).toBe(true)
    service.clock.advance(3 * minute)
    await Promise.all([endSilentUses(service.ports), endSilentUses(service.ports)])
    expect((await holderOf(member))?.isOnLine).toBe(false)
    expect(await report(use)).toEqual({ goesOn: false, because: 'silent' })
    const again = await open(member, app)
    await db().update(products).set({ disabled: true }).where(eq(products.mainId, bim))
    expect(await report(again.use)).toEqual({ goesOn: false, because: 'stopped' })
  })
})

describe('the days of use', () => {
  const daysOf = async (userId: string) => {
    const rows = await db()
      .select({ day: licenceUseDays.day })
      .from(licenceUseDays)
      .where(and(eq(licenceUseDays.userId, userId), eq(licenceUseDays.mainId, bim)))
      .orderBy(asc(licenceUseDays.day))
    return rows.map((row) => row.day)
  }

  it('are those with a launch or a report that goes on, once each', async () => {
    await db().delete(licenceUseDays).where(eq(licenceUseDays.userId, member))
    await db().update(grants).set({ lastUsedOn: null }).where(eq(grants.userId, member))
    const app = await givenBim()
    await launch(member, app)
    expect(await daysOf(member)).toEqual([])
    const { use } = await open(member, app)
    await Promise.all(Array.from({ length: 5 }, () => report(use)))
    const first = dayOf(service.clock.now())
    expect(await daysOf(member)).toEqual([first])
    service.clock.advance(24 * 60 * minute)
    await report(use)
    const second = dayOf(service.clock.now())
    expect(await daysOf(member)).toEqual([first, second])
    service.clock.advance(24 * 60 * minute)
    await report(use, true)
    expect(await daysOf(member)).toEqual([first, second])
    const [grant] = await db().select().from(grants).where(eq(grants.id, app.id))
    expect(grant?.lastUsedOn).toBe(second)
  })

  it('leave out a person’s own licences', async () => {
    await open(student, await tryBim())
    expect(await daysOf(student)).toEqual([])
  })
})

describe('the stand-in page for apps', () => {
  it('shows the person, and rejects a used ticket', async () => {
    const { data } = await launch(student, await tryBim())
    const path = data.address.replace('http://127.0.0.1:3000', '')
    const page = await service.app.request(path)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('BIM协同设计云平台')
    const again = await service.app.request(path)
    expect(again.status).toBe(400)
    expect(await again.text()).toContain('已使用过')
    expect((await service.app.request('/standInApp/main-bim')).status).toBe(400)
  })
})
