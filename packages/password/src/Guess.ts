/** How a password would be guessed. */
export type Guess = 'common' | 'own' | 'keyboard' | 'sequence' | 'repeat' | 'year' | 'date' | 'word'

/** The library's warnings in our words. */
const warnings: Readonly<Record<string, Guess>> = {
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

/** Why a refused password is easy to guess. */
export const guessOf = (refused: 'common' | 'personal', warning: string | null): Guess =>
  refused === 'personal' ? 'own' : (warning && warnings[warning]) || 'word'
