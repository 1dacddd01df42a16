import type { certificationOperations } from '@atrium/contracts/company/certification/policy'
import type { Call } from '../../../ports/Call'
import { isNameFree } from './companyNames'

export const checkCompanyName = ({
  db,
  company,
  query,
}: Call<typeof certificationOperations.checkCompanyName>): Promise<boolean> =>
  isNameFree(db, company.companyId, query.enterpriseName)
