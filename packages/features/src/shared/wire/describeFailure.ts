import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import type { Locale } from '../texts/messages'
import type { Failure } from './Failure'

/** Codes whose message the service only has in Chinese; in English we have our own words. */
const general: readonly number[] = [
  errorCodes.forbidden,
  errorCodes.missing,
  errorCodes.unavailable,
  errorCodes.broken,
]

/** Kinds that the page itself explains best. */
const ownKinds: readonly Failure['kind'][] = ['unauthenticated', 'signedInElsewhere', 'timeout', 'offline']

/**
 * Describes a failure for people: the service's message, if it is in the reader's language.
 *
 * @param words of the page, if the service has no message
 */
export function describeFailure(
  { kind, code, message }: Failure,
  locale: Locale,
  words: Readonly<Record<Failure['kind'], string>>,
): string {
  // Without a code the message is ours: a refusal's is for the person, any other for the console.
  if ((code === 0 && kind !== 'refused') || ownKinds.includes(kind)) return words[kind]
  return ((locale === 'zh-CN' || !general.includes(code)) && message) || words[kind]
}
