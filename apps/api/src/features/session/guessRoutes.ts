import { guessOperations } from '@atrium/contracts/session/guess/policy'
import { implement } from '../../ports/implement'
import { wordsOfPerson } from './wordsOfPerson'

export const guessRoutes = implement(guessOperations, {
  async listOwnWords({ db, person }) {
    const words = await wordsOfPerson(db, person.userId)
    return [...new Set(words.filter(Boolean))]
  },
})
