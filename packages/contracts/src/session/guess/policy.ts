import { withPolicy } from '../../wire/policy'
import { guessContract } from './contract'

export const guessOperations = withPolicy(guessContract, {
  listOwnWords: {
    summary:
      'What somebody who knows the caller would try for their password: names, numbers and companies, as they are typed.',
    access: 'user',
  },
})
