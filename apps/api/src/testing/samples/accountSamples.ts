import type { deregistrationOperations } from '@atrium/contracts/account/deregistration/policy'
import type { mailOperations } from '@atrium/contracts/account/mail/policy'
import type { accountOperations, dissolutionOperations } from '@atrium/contracts/account/policy'
import { and, eq, inArray } from 'drizzle-orm'
import { sealed } from '../../features/session/testSession'
import { demo } from '../../seed/demo'
import { companies, deregistrations, dissolutions, orders } from '../../tables'
import type { TestService } from '../createTestService'
import { demoRows } from '../demo/demoRows'
import { freshCode } from '../freshCode'
import { newMailAddress } from '../newMailAddress'
import { newMobile } from '../newMobile'
import { verifiedMail } from '../verifiedMail'
import { boss, type SamplesOf } from './Sample'

const enterPriseId = demo.companyId

export const accountSamples: SamplesOf<typeof accountOperations> = {
  sendCode: {
    as: 'individual',
    input: () => ({ body: { codeType: 'BIND', mobile: newMobile() } }),
  },
  changeMobile: {
    as: 'member',
    input: async ({ service }) => {
      const { phone } = await demoRows(service.database).member(demo.userIds.member)
      const { keyId, confirmation } = await sealed(service, { confirmation: demo.password })
      const principal = newMobile()
      const code = await freshCode(service, 'bind', principal)
      return {
        query: { oldMobile: phone },
        body: { bindType: 'sms', password: confirmation, keyId, principal, code },
      }
    },
  },
  getAccount: { ...boss, input: () => ({}) },
}

export const mailSamples: SamplesOf<typeof mailOperations> = {
  sendMailCode: { as: 'individual', input: () => ({ body: { email: newMailAddress() } }) },
  verifyMail: {
    as: 'member',
    input: async ({ service }) => {
      const { keyId, confirmation } = await sealed(service, { confirmation: demo.password })
      const email = newMailAddress()
      const code = await freshCode(service, 'verifyMail', email)
      return { body: { email, code, password: confirmation, keyId } }
    },
  },
  removeMail: {
    as: 'student',
    input: async ({ service }) => {
      await verifiedMail(service, demo.userIds.student)
      const { keyId, confirmation } = await sealed(service, { confirmation: demo.password })
      return { body: { password: confirmation, keyId } }
    },
  },
}

export const dissolutionSamples: SamplesOf<typeof dissolutionOperations> = {
  preCancel: { ...boss, input: () => ({ body: { enterPriseId } }) },
  sendCancelCode: { ...boss, input: () => ({ body: { enterPriseId } }) },
  cancelAccount: {
    ...boss,
    input: async ({ service }) => {
      await clearTheWay(service)
      const code = await freshCode(service, 'dissolve', demo.accounts.superAdministrator)
      return { body: { enterPriseId, agreed: true, code, reason: '业务合并' } }
    },
  },
  withdrawCancel: {
    ...boss,
    input: async ({ service: { database, clock } }) => {
      const requestedAt = clock.now()
      const row = { status: 'pending', requestedBy: demo.userIds.superAdministrator, requestedAt } as const
      await database.connection
        .insert(dissolutions)
        .values({ companyId: enterPriseId, id: 'dissolution', ...row })
        .onConflictDoNothing()
      return { body: { enterPriseId } }
    },
  },
}

/** Ends everything that prevents the company's dissolution. */
async function clearTheWay({ database: { connection: db } }: TestService): Promise<void> {
  await db.delete(dissolutions).where(eq(dissolutions.companyId, enterPriseId))
  await db
    .update(orders)
    .set({ status: 'CLOSED' })
    .where(
      and(
        eq(orders.companyId, enterPriseId),
        inArray(orders.status, ['NOTPAY', 'PAYERROR', 'PROCESSING', 'ACCEPT']),
      ),
    )
  await db.update(companies).set({ certificationStatus: 4 }).where(eq(companies.id, enterPriseId))
}

export const deregistrationSamples: SamplesOf<typeof deregistrationOperations> = {
  previewDeregistration: { as: 'member', input: () => ({}) },
  sendDeregistrationCode: { as: 'member', input: () => ({}) },
  deregister: {
    as: 'member',
    input: async ({ service }) => {
      await service.database.connection.delete(deregistrations)
      const { phone } = await demoRows(service.database).member(demo.userIds.member)
      return { body: { agreed: true, code: await freshCode(service, 'deregister', phone) } }
    },
  },
  readDeregistration: {
    as: 'member',
    input: () => ({ query: { submitted: '2030-01-01T00:00:00.000Z', proof: 'made-up' } }),
  },
  keepAccount: {
    as: 'member',
    input: async ({ service: { database, clock } }) => {
      const requestedAt = clock.now()
      const row = { userId: demo.userIds.member, requestedAt, endsAt: new Date(requestedAt.getTime() + 1000) }
      await database.connection.insert(deregistrations).values(row).onConflictDoNothing()
      return {}
    },
  },
}
