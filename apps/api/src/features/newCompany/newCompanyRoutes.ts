import { newCompanyOperations } from '@atrium/contracts/newCompany/policy'
import { companyRegistrationOperations } from '@atrium/contracts/session/companyRegistration/policy'
import { implement } from '../../ports/implement'
import { isNameFree } from '../company'
import { openOwn } from './openOwn'
import { registerCompany } from './registerCompany'
import { suggestNames } from './suggestNames'

export const newCompanyRoutes = implement(newCompanyOperations, {
  suggestNames,
  checkName: ({ db, query }) => isNameFree(db, '', query.enterpriseName),
  openCompany: { unmanaged: openOwn },
})

export const companyRegistrationRoutes = implement(companyRegistrationOperations, {
  registerCompany: { unmanaged: registerCompany },
})
