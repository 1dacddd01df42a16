import { companyContract } from '@atrium/contracts/company/contract'
import { implement } from '../../ports/implement'
import { certificationRoutes } from './certification'
import { getCompanyDetail } from './getCompanyDetail'
import { getCompanyHome } from './getCompanyHome'
import { getCompanyInfo } from './getCompanyInfo'

export const companyRoutes = [
  ...implement(companyContract, { getCompanyHome, getCompanyInfo, getCompanyDetail }),
  ...certificationRoutes,
]
