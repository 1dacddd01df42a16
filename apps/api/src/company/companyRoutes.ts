import { companyContract } from '@atrium/features/company/contract'
import { implement } from '../service/implement'
import { getCompanyDetail } from './getCompanyDetail'
import { getCompanyHome } from './getCompanyHome'

export const companyRoutes = implement(companyContract, { getCompanyHome, getCompanyDetail })
