import { openingContract } from '@atrium/contracts/opening/contract'
import { companyRegistrationContract } from '@atrium/contracts/session/companyRegistration/contract'
import { implement } from '../../ports/implement'
import { isNameFree } from '../company'
import { openOwn } from './openOwn'
import { registerCompany } from './registerCompany'
import { suggestNames } from './suggestNames'

export const openingRoutes = implement(openingContract, {
  suggestNames,
  checkName: ({ db, query }) => isNameFree(db, '', query.enterpriseName),
  openCompany: { unmanaged: openOwn },
})

export const companyRegistrationRoutes = implement(companyRegistrationContract, {
  registerCompany: { unmanaged: registerCompany },
})
