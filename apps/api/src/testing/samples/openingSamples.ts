import type { openingContract } from '@atrium/contracts/opening/contract'
import type { companyRegistrationContract } from '@atrium/contracts/session/companyRegistration/contract'
import { companyRegistration } from '../companyRegistration'
import { boss, type SamplesOf } from './Sample'

const individual = { as: 'individual' } as const

export const openingSamples: SamplesOf<typeof openingContract> = {
  suggestNames: { ...individual, input: () => ({ query: { word: '云筑' } }) },
  checkName: { ...individual, input: () => ({ query: { enterpriseName: '新芽建筑科技有限公司' } }) },
  openCompany: {
    as: 'researcher',
    input: () => ({ body: { enterpriseName: '新芽建筑科技有限公司' } }),
  },
}

export const companyRegistrationSamples: SamplesOf<typeof companyRegistrationContract> = {
  registerCompany: { ...boss, input: ({ service }) => companyRegistration(service) },
}
