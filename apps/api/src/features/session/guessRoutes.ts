import { guessContract } from '@atrium/contracts/session/guess/contract'
import { implement } from '../../ports/implement'
import { wordsOfPerson } from './wordsOfPerson'

export const guessRoutes = implement(guessContract, {
  async listOwnWords({ db, person }) {
    const words = await wordsOfPerson(db, person.userId)
    return [...new Set(words.filter(Boolean))]
  },
})
