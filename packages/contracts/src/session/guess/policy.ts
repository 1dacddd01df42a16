import { withPolicy } from '../../wire/policy'
import { guessContract } from './contract'

export const guessOperations = withPolicy(guessContract, {
  listOwnWords: {
    summary:
      'Returns words that somebody who knows the caller would guess in their password: names, numbers and companies, as they are typed.',
    access: 'user',
  },
})
