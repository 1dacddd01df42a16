import type { agreementsOperations } from '@atrium/contracts/agreements/policy'
import { eq } from 'drizzle-orm'
import { demo } from '../../seed/demo'
import { agreements } from '../../tables'
import { boss, type SamplesOf } from './Sample'

const query = { kind: 'userAgreement', language: 'zh-CN' } as const

export const agreementSamples: SamplesOf<typeof agreementsOperations> = {
  getAgreement: { ...boss, input: () => ({ query }) },
  listOwnAgreements: { ...boss, input: () => ({}) },
  agree: {
    as: 'student',
    input: async ({ service }) => {
      const own = eq(agreements.userId, demo.userIds.student)
      await service.database.connection.delete(agreements).where(own)
      // In force at the time of the tests' clock.
      return { body: { agreements: [{ kind: 'userAgreement', version: '2021-06-01' }] } }
    },
  },
}
