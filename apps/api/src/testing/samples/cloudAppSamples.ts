import type { appsOperations } from '@atrium/contracts/catalogue/apps/policy'
import { appKeyOf } from '../../features/apps'
import { hashOf, newSecret } from '../../features/apps/appKeys'
import { demo } from '../../seed/demo'
import { appUses, trials } from '../../tables'
import type { TestService } from '../createTestService'
import { boss, type SamplesOf } from './Sample'

const student = { as: 'student' } as const
const product = 'main-bim'
const day = 86_400_000
let made = 0

/** The student's trial of a cloud app. */
async function trial({ database, clock }: TestService) {
  const now = clock.now()
  const userId = demo.userIds.student
  await database.connection
    .insert(trials)
    .values({
      userId,
      id: 'trial-of-app',
      productId: 'bim-cloud',
      purpose: '毕业设计',
      state: 'approved',
      appliedAt: now,
      decidedAt: now,
      startAt: now,
      endAt: new Date(now.getTime() + 30 * day),
    })
    .onConflictDoNothing()
  return { source: 'trial', id: 'trial-of-app', grantedBy: null } as const
}

/** An unused ticket for it, or a use of it. */
async function newUse(service: TestService, isBegun: boolean) {
  const { id: ownedId, source } = await trial(service)
  const now = service.clock.now()
  const [ticket, secret] = [newSecret(), newSecret()]
  await service.database.connection.insert(appUses).values({
    userId: demo.userIds.student,
    id: `use-sample-${++made}`,
    licenceId: product,
    source,
    ownedId,
    companyId: '',
    ticket: hashOf(ticket),
    ticketUntil: new Date(now.getTime() + day),
    mid: 'SAMPLE',
    agent: '',
    issuedAt: now,
    ...(isBegun && { secret: hashOf(secret), startedAt: now, seenAt: now }),
  })
  return { proof: { product, key: appKeyOf(service.ports.keys, product) }, ticket, secret }
}

export const cloudAppSamples: SamplesOf<typeof appsOperations> = {
  listApps: { ...student, input: () => ({}) },
  launchApp: {
    ...student,
    input: async ({ service }) => ({ body: { ...(await trial(service)), takesOver: true } }),
  },
  redeemTicket: {
    ...boss,
    input: async ({ service }) => {
      const { proof, ticket } = await newUse(service, false)
      return { body: { ...proof, ticket } }
    },
  },
  reportUse: {
    ...boss,
    input: async ({ service }) => {
      const { proof, secret } = await newUse(service, true)
      return { body: { ...proof, use: secret, isLeft: false } }
    },
  },
}
