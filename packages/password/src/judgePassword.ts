import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as leaked } from '@zxcvbn-ts/language-common'
import { dictionary as english } from '@zxcvbn-ts/language-en'
import { commonWords } from './commonWords'
import { isCommonPassword } from './isCommonPassword'
import { leastTries } from './strengthOf'

/** How a password withstands guessing. */
export interface Judgement {
  /** How many tries it withstands, as a power of ten. */
  readonly tries: number
  /** Why it is refused: `personal` where the person's own words are in it. Undefined: it is accepted. */
  readonly refused: 'common' | 'personal' | undefined
  /** What the library warns of, by its own name; null: of nothing in particular. */
  readonly warning: string | null
}

/** Code units that are looked at: the estimate takes long for long passwords, and so many are hard to guess anyway. */
const mostLooked = 40

/** Shorter words are in every password. */
const leastLetters = 3

/**
 * Judges a new password by leaked and common ones, words in English and pinyin, names, dates, runs of keys, and words of
 * the person's own. The page and the service ask the same, so that the page calls nothing strong that is refused.
 *
 * Heavy: the dictionaries are 1.6 MB and take a second and 60 MB to read. Import this module on first use.
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
 * The tries that it takes without its marks, and ten times as many for each of them and for where they are: the library
 * takes the end of `Atrium-2026!` for six characters at random, as a mark hides the year from it.
 */
function triesBetweenMarks(password: string, words: readonly string[]): number {
  const bare = password.replace(/[^\p{L}\p{N}]/gu, '')
  const marks = password.length - bare.length
  if (marks === 0 || bare === '') return Number.POSITIVE_INFINITY
  return factory.check(bare, [...words]).guessesLog10 + marks + 1
}

/** Without the library's sequences of words: it gives any two words of such a list 50 tries, in whatever order. */
const words = Object.fromEntries(
  ['commonWords-en', 'firstnames-en', 'lastnames-en', 'wikipedia-en'].map((name) => [
    name,
    english[name as keyof typeof english],
  ]),
)

/** Words that somebody who knows the product tries first. */
const productWords = ['atrium', 'portal', 'zhongting', 'jianzhu', 'sheji', 'gongcheng', 'ruanjian', 'yunzhu']

const factory = new ZxcvbnFactory({
  dictionary: { ...leaked, ...words, chinese: [...commonWords], product: productWords },
  graphs: adjacencyGraphs,
})
