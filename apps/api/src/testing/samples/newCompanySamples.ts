import type { newCompanyOperations } from '@atrium/contracts/newCompany/policy'
import type { companyRegistrationOperations } from '@atrium/contracts/session/companyRegistration/policy'
import { companyRegistration } from '../companyRegistration'
import { boss, type SamplesOf } from './Sample'

const individual = { as: 'individual' } as const

export const newCompanySamples: SamplesOf<typeof newCompanyOperations> = {
  suggestNames: { ...individual, input: () => ({ query: { word: '云筑' } }) },
  checkName: { ...individual, input: () => ({ query: { enterpriseName: '新芽建筑科技有限公司' } }) },
  openCompany: {
    as: 'researcher',
    input: () => ({ body: { enterpriseName: '新芽建筑科技有限公司' } }),
  },
}

export const companyRegistrationSamples: SamplesOf<typeof companyRegistrationOperations> = {
  registerCompany: { ...boss, input: ({ service }) => companyRegistration(service) },
}
