import { commonWords } from './commonWords'

/**
 * Whether a password is among the first that attackers try: a few pieces that anybody would guess. This
 * covers the patterns of leaked passwords, such as `P@ssw0rd!`, `qwerty123` and `Woaini1314`, without a list
 * of a million of them.
 */
export function isCommonPassword(password: string): boolean {
  const typed = password.normalize('NFKC').toLowerCase()
  return [typed, withoutDisguise(typed)].some((text) => fewestPieces(text) <= mostPieces)
}

/** Three guessable pieces, such as a word, a sign and a year, are still few attempts. */
const mostPieces = 3

/** The smallest number of pieces of a text, where every unguessable character is its own piece. */
function fewestPieces(text: string): number {
  const upTo = [0]
  for (let end = 1; end <= text.length; end++) {
    let fewest = (upTo[end - 1] ?? 0) + 1
    for (let start = Math.max(0, end - longestPiece); start <= end - 2; start++) {
      const pieces = (upTo[start] ?? 0) + 1
      if (pieces < fewest && isGuessable(text.slice(start, end))) fewest = pieces
    }
    upTo.push(fewest)
  }
  return upTo[text.length] ?? 0
}

const longestPiece = 32

const isGuessable = (piece: string) =>
  commonWords.has(piece) || isRun(piece) || isRepetition(piece) || isDate(piece) || luckyNumbers.test(piece)

/** Along the alphabet, the digits or the keyboard, forwards or backwards. */
const isRun = (piece: string) => piece.length >= 3 && runs.some((run) => run.includes(piece))

const forwards = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop[]',
  'asdfghjkl;',
  'zxcvbnm,./',
  '!@#$%^&*()_+',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1b2c3d4e5f6g7h8i9',
  '1a2b3c4d5e6f7g8h9i',
  '1!2@3#4$5%6^7&8*9(0)',
  '147258369',
  '741852963',
  '159753',
  '13579',
  '24680',
]
const backwards = forwards.map((run) => [...run].reverse().join(''))
const runs = [...forwards, ...backwards]

const isRepetition = (piece: string) => piece.length >= 3 && /^(.{1,4}?)\1+$/u.test(piece)

/** Years, days and months, as in birthdays. */
const isDate = (piece: string) => dates.test(piece)
const day = '(?:0[1-9]|[12]\\d|3[01])'
const month = '(?:0[1-9]|1[0-2])'
const year = '(?:19[3-9]\\d|20[0-4]\\d)'
const dates = new RegExp(
  `^(?:${year}|${year}[-./]?${month}[-./]?${day}|${day}[-./]?${month}[-./]?${year}|${month}[-./]?${day}[-./]?${year}|\\d\\d${month}${day}|${month}${day}|${year}${month})$`,
)

/** Numbers that sound like luck or love. */
const luckyNumbers = /^(?:520|521|1314|5201314|3344|7758521|168|1688|618|007|911|420|69)$/

/** Replaces signs and digits that look like letters. */
const withoutDisguise = (text: string) => text.replace(/[@4310$5!7]/g, (sign) => disguises[sign] ?? sign)

const disguises: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}
