import type { certificationContract } from '@atrium/contracts/company/certification/contract'
import type { Call } from '../../../ports/Call'
import { isNameFree } from './companyNames'

export const checkCompanyName = ({
  db,
  company,
  query,
}: Call<typeof certificationContract.checkCompanyName>): Promise<boolean> =>
  isNameFree(db, company.companyId, query.enterpriseName)
