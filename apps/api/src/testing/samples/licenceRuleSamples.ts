import type { licenceRulesOperations } from '@atrium/contracts/licenceRules/policy'
import { demo } from '../../seed/demo'
import { licenceRuleProducts, licenceRules } from '../../tables'
import type { TestService } from '../createTestService'
import { boss, type SamplesOf } from './Sample'

const { companyId: enterPriseId, mainIds, userIds } = demo

let count = 0

/** Paused, so that no sample changes seats. */
async function oneRule({ database, clock }: TestService) {
  const { connection } = database
  const ruleId = `rule-sample-${++count}`
  const now = clock.now()
  const by = userIds.superAdministrator
  await connection.insert(licenceRules).values({
    companyId: enterPriseId,
    id: ruleId,
    name: `样例规则${count}`,
    state: 'paused',
    reach: 'everybody',
    poolDepartmentId: null,
    graceDays: 7,
    createdAt: now,
    createdBy: by,
    updatedAt: now,
    updatedBy: by,
  })
  await connection
    .insert(licenceRuleProducts)
    .values({ companyId: enterPriseId, ruleId, mainId: mainIds.architecture })
  return { enterPriseId, ruleId }
}

const saved = () => ({
  name: `新规则${++count}`,
  reach: { kind: 'everybody' as const },
  mainIds: [mainIds.architecture],
  poolDepartmentId: null,
  graceDays: 7,
})

export const licenceRuleSamples: SamplesOf<typeof licenceRulesOperations> = {
  listLicenceRules: { ...boss, input: () => ({ query: { enterPriseId, pageIndex: 1, pageSize: 20 } }) },
  getLicenceRule: { ...boss, input: async ({ service }) => ({ query: await oneRule(service) }) },
  previewLicenceRule: { ...boss, input: () => ({ body: { enterPriseId, ...saved() } }) },
  addLicenceRule: {
    ...boss,
    input: () => ({ body: { enterPriseId, ...saved(), acceptConflicts: true } }),
  },
  editLicenceRule: {
    ...boss,
    input: async ({ service }) => ({
      body: { ...(await oneRule(service)), version: 1, ...saved(), acceptConflicts: true },
    }),
  },
  setLicenceRuleState: {
    ...boss,
    input: async ({ service }) => ({ body: { ...(await oneRule(service)), state: 'active' } }),
  },
  deleteLicenceRule: {
    ...boss,
    input: async ({ service }) => ({ body: { ...(await oneRule(service)), seats: 'keep' } }),
  },
  listRuleMembers: {
    ...boss,
    input: async ({ service }) => ({ query: { ...(await oneRule(service)), pageIndex: 1, pageSize: 20 } }),
  },
  exceptFromRule: {
    ...boss,
    input: async ({ service }) => ({
      body: { ...(await oneRule(service)), userIds: [userIds.member] },
    }),
  },
  includeInRule: {
    ...boss,
    input: async ({ service }) => ({
      body: { ...(await oneRule(service)), userIds: [userIds.member] },
    }),
  },
  retryLicenceRule: { ...boss, input: async ({ service }) => ({ body: await oneRule(service) }) },
  listWaiting: { ...boss, input: () => ({ query: { enterPriseId, pageIndex: 1, pageSize: 20 } }) },
}
