import { requestAtom } from '../shared/request/request'
import type { OperationOutput } from '../shared/wire/contract'
import { apiAtom } from './api'
import type { companyContract } from './contract'

export type CompanyHomeContent = OperationOutput<typeof companyContract.getCompanyHome>
export type CompanyDetail = NonNullable<OperationOutput<typeof companyContract.getCompanyDetail>>
export type CertificationStatus = CompanyHomeContent['certificatationStatus']

export const companyHomeAtom = requestAtom(['certification', 'products'], (get, signal) =>
  get(apiAtom).getCompanyHome({}, { signal }),
)

declare module '../shared/request/Resource' {
  interface Resources {
    /** And the record that it is about. */
    readonly certification: unknown
  }
}
