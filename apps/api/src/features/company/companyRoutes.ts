import { companyOperations } from '@atrium/contracts/company/policy'
import { implement } from '../../ports/implement'
import { certificationRoutes } from './certification'
import { getCompanyDetail } from './getCompanyDetail'
import { getCompanyHome } from './getCompanyHome'
import { getCompanyInfo } from './getCompanyInfo'

export const companyRoutes = [
  ...implement(companyOperations, { getCompanyHome, getCompanyInfo, getCompanyDetail }),
  ...certificationRoutes,
]
