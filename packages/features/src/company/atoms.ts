import { requestAtom } from '../shared/request/request'
import type { OperationOutput } from '../shared/wire/contract'
import { apiAtom } from './api'
import type { companyContract } from './contract'

export type CompanyHomeContent = OperationOutput<typeof companyContract.getCompanyHome>
export type CompanyDetail = NonNullable<OperationOutput<typeof companyContract.getCompanyDetail>>
export type CertificationStatus = CompanyHomeContent['certificatationStatus']

export const companyHomeAtom = requestAtom((get, signal) => get(apiAtom).getCompanyHome({}, { signal }))
