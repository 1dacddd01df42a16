import { withPolicy } from '../wire/policy'
import { accountContract, dissolutionContract } from './contract'

export const accountOperations = withPolicy(accountContract, {
  sendCode: {
    summary:
      'Sends a six-digit code by SMS, at most once in 60 s. The answer doesn’t reveal whether the mobile is taken.',
    access: 'user',
  },
  changeMobile: {
    summary:
      'Binds another mobile, proven by its code and the sealed password, and ends all sessions of the person.',
    access: 'user',
    proof: 'recent',
  },
  getAccount: {
    summary: 'Returns the caller’s account: sign-in name, bound mobile and profile.',
    access: 'user',
  },
})

export const dissolutionOperations = withPolicy(dissolutionContract, {
  preCancel: {
    summary: 'Returns what a dissolution would end, what prevents it, and the state of the last request.',
    access: 'superAdministrator',
    embedding: 'never',
  },
  sendCancelCode: {
    summary: 'Sends the code for a dissolution to the super administrator’s mobile.',
    access: 'superAdministrator',
    embedding: 'never',
  },
  cancelAccount: {
    summary: 'Asks the vendor to dissolve the company. Nothing ends before the vendor approves.',
    access: 'superAdministrator',
    embedding: 'never',
    proof: 'recent',
  },
  withdrawCancel: {
    summary: 'Withdraws the dissolution request before the vendor has decided.',
    access: 'superAdministrator',
    embedding: 'never',
  },
})
