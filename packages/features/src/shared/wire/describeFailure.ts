import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import type { Locale } from '../texts/messages'
import type { Failure } from './Failure'

/** What the service says in one language whatever it is asked; in the other there are words of our own. */
const general: readonly number[] = [
  errorCodes.forbidden,
  errorCodes.missing,
  errorCodes.unavailable,
  errorCodes.broken,
]

/** Kinds of which the page itself knows best what they mean. */
const ownKinds: readonly Failure['kind'][] = ['unauthenticated', 'signedInElsewhere', 'timeout', 'offline']

/**
 * What to tell a person: what the service said, if it said something in a language of the reader's.
 *
 * @param words of the page, for what the service left unsaid
 */
export function describeFailure(
  { kind, code, message }: Failure,
  locale: Locale,
  words: Readonly<Record<Failure['kind'], string>>,
): string {
  // Without a code it is a word of ours: a refusal's to the person, any other to whoever reads the console.
  if ((code === 0 && kind !== 'refused') || ownKinds.includes(kind)) return words[kind]
  return ((locale === 'zh-CN' || !general.includes(code)) && message) || words[kind]
}
