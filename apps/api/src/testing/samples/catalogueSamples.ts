import type { meetingsOperations } from '@atrium/contracts/catalogue/meetings/policy'
import type { ownProductsOperations } from '@atrium/contracts/catalogue/ownProducts/policy'
import type { catalogueOperations } from '@atrium/contracts/catalogue/policy'
import type { releasesOperations } from '@atrium/contracts/catalogue/releases/policy'
import type { salesOperations } from '@atrium/contracts/catalogue/sales/policy'
import type { trialsOperations } from '@atrium/contracts/catalogue/trials/policy'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { ofOwner } from '../../platform/owner/ofOwner'
import { demo } from '../../seed/demo'
import { catalogueProducts, orderItems, productReleases, trials } from '../../tables'
import type { TestService } from '../createTestService'
import { newAddress, newTitle, ofBoth } from './billingSamples'
import { boss, type SamplesOf } from './Sample'

const student = { as: 'student' } as const
const query = { language: 'zh-CN' } as const

export const catalogueSamples: SamplesOf<typeof catalogueOperations> = {
  listProducts: { ...boss, input: () => ({ query }) },
  getProduct: { ...boss, input: () => ({ params: { id: 'foundation' }, query }) },
  getProductByLicence: { ...boss, input: () => ({ params: { id: 'main-structure' }, query }) },
}

let count = 0
const purpose = '毕业设计'
const forget = ({ database }: TestService, productId: string) =>
  database.connection
    .delete(trials)
    .where(and(eq(trials.userId, demo.userIds.student), eq(trials.productId, productId)))

export const trialSamples: SamplesOf<typeof trialsOperations> = {
  listTrials: { ...student, input: () => ({ query: { pageIndex: 1, pageSize: 10 } }) },
  getTrialOf: { ...student, input: () => ({ params: { id: 'foundation' } }) },
  applyForTrialOrMeeting: {
    ...student,
    input: async ({ service }) => {
      await forget(service, 'foundation')
      return { body: { type: 'trial', id: 'foundation', purpose } }
    },
  },
  withdrawTrialOrMeeting: {
    ...student,
    input: async ({ service }) => {
      const id = `trial-sample-${++count}`
      await forget(service, 'tall-building')
      const row = { userId: demo.userIds.student, id, productId: 'tall-building', purpose }
      await service.database.connection
        .insert(trials)
        .values({ ...row, state: 'applied', appliedAt: service.clock.now() })
      return { body: { type: 'trial', id } }
    },
  },
}

const ofMeeting = { params: { meetingId: demo.meetingIds.seismic } }

export const meetingSamples: SamplesOf<typeof meetingsOperations> = {
  listMeetings: { ...boss, input: () => ({ query }) },
  getMeeting: { ...boss, input: () => ({ ...ofMeeting, query }) },
  listOwnMeetings: { ...student, input: () => ({}) },
  getOwnMeeting: { ...student, input: () => ofMeeting },
}

export const ownProductsSamples: SamplesOf<typeof ownProductsOperations> = {
  listOwned: { ...student, input: () => ({ query: { pageIndex: 1, pageSize: 10 } }) },
}

/** A licence with an available release. */
async function ofRelease(service: TestService) {
  const { connection: db } = service.database
  const [item] = await db
    .select({ id: orderItems.deliveredTo, productId: catalogueProducts.id })
    .from(orderItems)
    .innerJoin(catalogueProducts, eq(catalogueProducts.licenceId, orderItems.mainId))
    .where(
      and(
        ofOwner(orderItems, { kind: 'person', userId: demo.userIds.superAdministrator }),
        isNotNull(orderItems.deliveredTo),
        isNull(orderItems.deliveredUntil),
      ),
    )
  if (!item) throw new Error('No permanent licence was bought.')
  const release = {
    id: 'release-1',
    version: '1',
    platform: 'windows' as const,
    fileName: 'setup.exe',
    size: 1,
    sha256: '0',
    productId: item.productId,
    notes: { 'zh-CN': '', en: '' },
    publishedAt: new Date(),
    steps: { 'zh-CN': [], en: [] },
  }
  await db.insert(productReleases).values(release).onConflictDoNothing()
  return { source: 'bought' as const, id: item.id ?? '' }
}

export const releasesSamples: SamplesOf<typeof releasesOperations> = {
  listReleases: { ...boss, input: async ({ service }) => ({ query: await ofRelease(service) }) },
  getInstaller: {
    ...boss,
    input: async ({ service }) => ({ query: { ...(await ofRelease(service)), releaseId: 'release-1' } }),
  },
}

const { companyId: enterpriseId } = demo
const ordered = {
  onLineProductId: 'foundation',
  packageId: 'standard',
  membershipDuration: 12,
  purchaseQuantity: 1,
  payAmount: 1980,
}

export const salesSamples: SamplesOf<typeof salesOperations> = {
  listSoldCategories: { ...boss, input: () => ({ query }) },
  listSoldProducts: { ...boss, input: () => ({ query }) },
  getSoldProduct: { ...boss, input: () => ({ params: { id: 'foundation' }, query }) },
  getOffers: {
    ...boss,
    input: () => ({ params: { productId: 'foundation' }, query: { enterpriseId } }),
    ofPerson: { ...boss, input: () => ({ params: { productId: 'foundation' }, query: {} }) },
  },
  findOffer: {
    ...boss,
    input: () => ({ params: { mainId: demo.mainIds.water }, query: { enterpriseId } }),
    ofPerson: { ...boss, input: () => ({ params: { mainId: demo.mainIds.water }, query: {} }) },
  },
  listBuyers: { ...boss, input: () => ({}) },
  checkBuyer: { ...boss, input: () => ({ query: { enterpriseId } }) },
  createOrder: ofBoth(async (service, owner) => ({
    body: {
      ...ordered,
      invoiceId: await newTitle(service, owner),
      addressId: await newAddress(service, owner),
    },
  })),
}
