import { companyOperations } from '@atrium/contracts/company/policy'
import { implement } from '../../ports/implement'
import { certificationRoutes } from './certification'
import { getCompanyDetail, getCompanyInfo } from './getCompanyDetail'
import { getCompanyHome } from './getCompanyHome'

export const companyRoutes = [
  ...implement(companyOperations, { getCompanyHome, getCompanyInfo, getCompanyDetail }),
  ...certificationRoutes,
]
