import { withPolicy } from '../wire/policy'
import { accountContract, dissolutionContract } from './contract'

export const accountOperations = withPolicy(accountContract, {
  sendCode: {
    summary:
      'Sends a code of six digits by SMS, 60 s after the last one at the earliest. The same whether or not the mobile is taken.',
    access: 'user',
  },
  changeMobile: {
    summary:
      'Binds another mobile, proven by its code and the sealed password, and ends every session of the person.',
    access: 'user',
    proof: 'recent',
  },
  getAccount: {
    summary: 'The caller’s account: what one signs in with, the bound mobile and the profile.',
    access: 'user',
  },
})

export const dissolutionOperations = withPolicy(dissolutionContract, {
  preCancel: {
    summary:
      'What a dissolution would end, what keeps it from being asked for, and how the last request stands.',
    access: 'superAdministrator',
  },
  sendCancelCode: {
    summary: 'Sends the code that a dissolution needs to the super administrator’s mobile.',
    access: 'superAdministrator',
  },
  cancelAccount: {
    summary: 'Asks the vendor to dissolve the company. Nothing ends before it approves.',
    access: 'superAdministrator',
    proof: 'recent',
  },
  withdrawCancel: {
    summary: 'Takes the request for dissolution back, as long as the vendor has not decided.',
    access: 'superAdministrator',
  },
})
