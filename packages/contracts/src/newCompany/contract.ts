import * as v from 'valibot'
import { newCompanyName, openedNameTaken } from '../shared/company/contract'
import { registryContract } from '../shared/registry/contract'
import { contract, id } from '../wire/contract'

/** Most uncertified companies that one person can lead. */
export const mostUncertified = 3

const openings = contract({
  checkName: {
    method: 'GET',
    path: '/api/v1/PersonalCenter/CheckEnterpriseName',
    query: v.object({ enterpriseName: newCompanyName }),
    response: v.boolean(),
  },
  openCompany: {
    method: 'POST',
    path: '/api/v1/PersonalCenter/OpenEnterprise',
    body: v.object({ enterpriseName: newCompanyName }),
    response: v.object({ enterpriseId: id }),
  },
})

export const newCompanyContract = { ...registryContract, ...openings }

/** Error codes of calls about opening a company. */
export const newCompanyErrors = {
  nameTaken: openedNameTaken,
  tooManyUncertified: 54002,
  /** The account is about to end. */
  leaving: 54003,
} as const
