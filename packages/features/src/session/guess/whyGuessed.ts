import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { passwordLength } from '../password/contract'
import { leastTries, productWords } from './contract'

/** By what somebody who guesses passwords would come upon one. */
export type Guess = 'common' | 'own' | 'keyboard' | 'sequence' | 'repeat' | 'year' | 'date' | 'word'

/** Characters that are looked at, as the service does: longer ones are hard to guess anyway. */
const mostLooked = 40

/** Shorter words are in every password. */
const leastLetters = 3

/** What the library warns of, in our words. */
const guesses: Readonly<Record<string, Guess>> = {
  topTen: 'common',
  topHundred: 'common',
  common: 'common',
  similarToCommon: 'common',
  pwned: 'common',
  userInputs: 'own',
  straightRow: 'keyboard',
  keyPattern: 'keyboard',
  sequences: 'sequence',
  simpleRepeat: 'repeat',
  extendedRepeat: 'repeat',
  recentYears: 'year',
  dates: 'date',
  wordByItself: 'word',
  namesByThemselves: 'word',
  commonNames: 'word',
}

/** Some few hundred kilobytes of what people choose: loaded with this module, once somebody chooses a password. */
const factory = new ZxcvbnFactory({
  dictionary: { ...dictionary, product: productWords },
  graphs: adjacencyGraphs,
})

/**
 * Why a password is easy to guess; undefined where it isn't, as far as a page knows: the service has more words.
 *
 * @param words of the person's own
 */
export function whyGuessed(password: string, words: readonly string[]): Guess | undefined {
  const known = words.filter((word) => word.length >= leastLetters)
  const looked = [...password.normalize('NFKC')].slice(0, mostLooked).join('')
  const { feedback, guessesLog10 } = factory.check(looked, known)
  if (feedback.warning) return guesses[feedback.warning]
  // Of a shorter one it is said that it is short.
  if (looked.length < passwordLength.least || guessesLog10 >= leastTries) return undefined
  const typed = looked.toLowerCase()
  return known.some((word) => typed.includes(word.toLowerCase())) ? 'own' : 'word'
}
