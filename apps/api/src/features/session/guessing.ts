import { leastTries, productWords } from '@atrium/features/session/guess/contract'
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { commonWords } from './commonWords'

/** What a guesser would begin with. */
export type Guess = 'common' | 'personal'

/** Code units that are looked at: the estimate takes long for long passwords, and so many are hard to guess anyway. */
const mostLooked = 40

/** Shorter words are in every password. */
const leastLetters = 3

/**
 * By what a password is guessed within so many tries, if it is: leaked and common passwords, words in English and
 * pinyin, names, dates, runs of keys, and these words of the person's own.
 */
export async function guessedBy(password: string, words: readonly string[]): Promise<Guess | undefined> {
  const { check } = await load()
  const looked = password.normalize('NFKC').slice(0, mostLooked)
  const known = words.filter((word) => word.length >= leastLetters)
  if (check(looked, known).guessesLog10 >= leastTries) return undefined
  const typed = looked.toLowerCase()
  return known.some((word) => typed.includes(word.toLowerCase())) ? 'personal' : 'common'
}

let loading: Promise<{ check: ZxcvbnFactory['check'] }> | undefined

/** On first use: the dictionaries take a second and 60 MB, which no start should wait for. */
const load = () => {
  loading ??= build()
  return loading
}

async function build() {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ])
  const dictionary = {
    ...common.dictionary,
    ...english.dictionary,
    chinese: [...commonWords],
    product: productWords,
  }
  const factory = new ZxcvbnFactory({ dictionary, graphs: common.adjacencyGraphs })
  return { check: factory.check.bind(factory) }
}
