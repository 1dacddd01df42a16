import type { Failure } from './Failure'

/** Kinds that the page itself explains best. */
const ownKinds: readonly Failure['kind'][] = ['unauthenticated', 'signedInElsewhere', 'timeout', 'offline']

/**
 * Describes a failure for people: the service's message, which is in the page's language.
 *
 * @param words of the page, if the service has no message
 */
export function describeFailure(
  { kind, code, message }: Failure,
  words: Readonly<Record<Failure['kind'], string>>,
): string {
  // Without a code the message is ours: a refusal's is for the person, any other for the console.
  if ((code === 0 && kind !== 'refused') || ownKinds.includes(kind)) return words[kind]
  return message || words[kind]
}
