import * as v from 'valibot'
import { newCompanyName, openedNameTaken } from '../shared/company/contract'
import { registryContract } from '../shared/registry/contract'
import { contract, id } from '../wire/contract'

/** So many companies that aren't certified one person may lead, and open no more beside them. */
export const mostUncertified = 3

const openings = contract({
  checkName: {
    method: 'GET',
    path: '/api/v1/PersonalCenter/CheckEnterpriseName',
    summary:
      'Whether no company has this name, certified or under review; spaces, width and case don’t count.',
    access: 'user',
    query: v.object({ enterpriseName: newCompanyName }),
    response: v.boolean(),
  },
  openCompany: {
    method: 'POST',
    path: '/api/v1/PersonalCenter/OpenEnterprise',
    summary:
      'Opens a company, not certified yet, with the caller as its super administrator. Asked again for the same name, it answers with the same company.',
    access: 'user',
    body: v.object({ enterpriseName: newCompanyName }),
    response: v.object({ enterpriseId: id }),
  },
})

export const openingContract = { ...registryContract, ...openings }

/** Codes of refused calls about opening a company. */
export const openingErrors = {
  nameTaken: openedNameTaken,
  tooManyUncertified: 54002,
  /** The account is about to end. */
  leaving: 54003,
} as const
