import type { borrowingOperations } from '@atrium/contracts/borrowing/policy'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { signLicence } from '../../features/borrowing/licenceFile'
import { demo } from '../../seed/demo'
import { borrowedLicences, borrowingLimits, deviceSwaps, devices, grants, products } from '../../tables'
import type { TestService } from '../createTestService'
import { boss, type SamplesOf } from './Sample'

const { companyId: enterPriseId, userIds } = demo
const { member: userId } = userIds
const member = { as: 'member' } as const
const mid = 'PC-7F3A-91C2'

/** A usable licence of the member without a licence file. */
async function freeLicence({ database, clock }: TestService) {
  const { connection } = database
  await connection.delete(borrowedLicences).where(eq(borrowedLicences.userId, userId))
  await connection.delete(borrowingLimits)
  await connection.delete(deviceSwaps)
  const rows = await connection
    .select({ id: grants.id, sn: grants.sn, product: products })
    .from(grants)
    .innerJoin(products, and(eq(products.companyId, grants.companyId), eq(products.mainId, grants.mainId)))
    .where(and(eq(grants.companyId, enterPriseId), eq(grants.userId, userId), eq(products.disabled, false)))
    .orderBy(asc(grants.id))
  const later = clock.now().getTime() + 30 * 86_400_000
  const found = rows.find(({ product: { endAt } }) => endAt === null || endAt.getTime() > later)
  if (!found) throw new Error('The member has no usable licence.')
  return { ...found, mainId: found.product.batchOf ?? found.product.mainId }
}

let count = 0

/** A licence file of the member that still runs. */
async function oneFile(service: TestService) {
  const { database, ports, clock } = service
  const { id: grantId, sn, mainId } = await freeLicence(service)
  const now = clock.now()
  const id = `borrowed-sample-${++count}`
  const endsAt = new Date(now.getTime() + 10 * 86_400_000)
  const claims = { id, mainId, sn, mid, userId, personName: '陈工', issuedAt: now, endsAt }
  const licence = await signLicence(
    database.connection,
    { keys: ports.keys, now },
    { ...claims, issuer: ports.settings.publicOrigin, productName: mainId, company: enterPriseId },
  )
  await database.connection.insert(borrowedLicences).values({ ...claims, companyId: enterPriseId, grantId })
  return { id, licence }
}

const one = async (service: TestService) => ({ enterPriseId, id: (await oneFile(service)).id })

export const borrowingSamples: SamplesOf<typeof borrowingOperations> = {
  getOwnBorrowing: {
    ...member,
    input: async ({ service }) => ({ query: { enterPriseId, subId: (await freeLicence(service)).id } }),
  },
  borrowLicence: {
    ...member,
    input: async ({ service }) => ({
      body: { enterPriseId, subId: (await freeLicence(service)).id, mid, days: 7 },
    }),
  },
  getLicenceFile: { ...member, input: async ({ service }) => ({ query: await one(service) }) },
  returnOwnLicence: { ...member, input: async ({ service }) => ({ body: await one(service) }) },
  returnLicenceFile: {
    ...member,
    input: async ({ service }) => ({
      body: { enterPriseId, licenceFile: (await oneFile(service)).licence, mid },
    }),
  },
  reportOwnDeviceLost: { ...member, input: async ({ service }) => ({ body: await one(service) }) },
  swapDevice: {
    ...member,
    input: async ({ service }) => {
      const { id: grantId } = await freeLicence(service)
      const device = { companyId: enterPriseId, grantId, mid: `sample-${++count}` }
      await service.database.connection
        .insert(devices)
        .values({ ...device, registeredAt: service.clock.now(), status: 'inactive' })
      return { body: { enterPriseId, subId: grantId, mid: device.mid } }
    },
  },
  listBorrowed: {
    ...boss,
    input: async ({ service }) => {
      await oneFile(service)
      return { query: { enterPriseId, pageIndex: 1, pageSize: 20 } }
    },
  },
  markBorrowedReturned: { ...boss, input: async ({ service }) => ({ body: await one(service) }) },
  markBorrowedLost: {
    ...boss,
    input: async ({ service }) => ({ body: { ...(await one(service)), isLost: true } }),
  },
  listBorrowingLimits: { ...boss, input: () => ({ query: { enterPriseId } }) },
  setBorrowingLimit: {
    ...boss,
    input: async ({ service }) => {
      const { connection } = service.database
      await connection.delete(borrowingLimits)
      const [product] = await connection
        .select({ mainId: products.mainId })
        .from(products)
        .where(and(eq(products.companyId, enterPriseId), isNull(products.batchOf)))
        .orderBy(asc(products.mainId))
      return { body: { enterPriseId, mainId: product?.mainId ?? '', longestDays: 30, swapsPerMonth: 1 } }
    },
  },
}
