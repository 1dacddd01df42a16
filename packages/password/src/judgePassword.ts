import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as leaked } from '@zxcvbn-ts/language-common'
import { dictionary as english } from '@zxcvbn-ts/language-en'
import { commonWords } from './commonWords'
import { isCommonPassword } from './isCommonPassword'
import { leastTries } from './strengthOf'

/** The estimated strength of a password. */
export interface Judgement {
  /** Estimated number of guesses, as a power of ten. */
  readonly tries: number
  /** Why it is refused: `personal` if the person's own words are in it. Undefined: accepted. */
  readonly refused: 'common' | 'personal' | undefined
  /** The library's warning by its own name; null: none in particular. */
  readonly warning: string | null
}

/**
 * Code units that are examined: the estimate takes long for long passwords, and these are hard to guess
 * anyway.
 */
const mostLooked = 40

/** Shorter words are in every password. */
const leastLetters = 3

/**
 * Judges a new password with leaked and common ones, words in English and pinyin, names, dates, keyboard
 * runs, and the person's own words. Page and service use the same code, so that the page calls no refused
 * password strong.
 *
 * Heavy: the dictionaries are 1.6 MB and take a second and 60 MB to load. Import this module on first use.
 */
export function judgePassword(password: string, words: readonly string[]): Judgement {
  const looked = password.normalize('NFKC').slice(0, mostLooked)
  const known = words.filter((word) => word.length >= leastLetters)
  const { feedback, guessesLog10 } = factory.check(looked, known)
  const tries = Math.min(guessesLog10, triesBetweenMarks(looked, known))
  const { warning } = feedback
  const isRefused = tries < leastTries || isCommonPassword(password)
  if (!isRefused) return { tries, refused: undefined, warning }
  const typed = looked.toLowerCase()
  const isPersonal = known.some((word) => typed.includes(word.toLowerCase()))
  return {
    tries: Math.min(tries, leastTries - 1),
    refused: isPersonal ? 'personal' : 'common',
    warning,
  }
}

/**
 * Guesses for the password without its punctuation, times ten for each sign and each position: the library
 * counts the end of `Atrium-2026!` as six random characters, because a sign hides the year.
 */
function triesBetweenMarks(password: string, words: readonly string[]): number {
  const bare = password.replace(/[^\p{L}\p{N}]/gu, '')
  const marks = password.length - bare.length
  if (marks === 0 || bare === '') return Number.POSITIVE_INFINITY
  return factory.check(bare, [...words]).guessesLog10 + marks + 1
}

/**
 * Without the library's word sequences: it counts any two words of such a list as 50 guesses, in any order.
 */
const words = Object.fromEntries(
  ['commonWords-en', 'firstnames-en', 'lastnames-en', 'wikipedia-en'].map((name) => [
    name,
    english[name as keyof typeof english],
  ]),
)

/** Words that attackers who know the product try first. */
const productWords = ['atrium', 'portal', 'zhongting', 'jianzhu', 'sheji', 'gongcheng', 'ruanjian', 'yunzhu']

const factory = new ZxcvbnFactory({
  dictionary: { ...leaked, ...words, chinese: [...commonWords], product: productWords },
  graphs: adjacencyGraphs,
})
