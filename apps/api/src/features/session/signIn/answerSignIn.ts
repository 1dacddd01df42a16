import { sessionRefusals } from '@atrium/contracts/session/refusals'
import type { RefusalEntry } from '@atrium/contracts/wire/refusals'
import { Refusal } from '../../../platform/refusal/Refusal'
import type { CallPorts } from '../../../ports/Ports'
import { issueTokens } from '../tokens/issueTokens'
import type { SignInResult } from './openSession'

/**
 * The last step of every way to sign in: issues the tokens of the opened session.
 * @param wrong what the result `wrong` means. Default: account or password
 * @throws Refusal for every other result: `secondStepRequired`, with the challenge as its data, or why not
 */
export async function answerSignIn(
  { keys, settings }: Pick<CallPorts, 'keys' | 'settings'>,
  result: SignInResult,
  wrong?: RefusalEntry,
) {
  if (result.kind !== 'signedIn') throw refusalOf(result, wrong)
  const { session, account, devices } = result
  const tokens = await issueTokens(keys, settings, session)
  return { ...tokens, userId: session.userId, userAccount: account, devices: [...devices] }
}

export function refusalOf(
  result: Exclude<SignInResult, { kind: 'signedIn' }>,
  wrong: RefusalEntry = sessionRefusals.wrongCredentials,
): Refusal {
  if (result.kind === 'secondStep')
    return new Refusal(sessionRefusals.secondStepRequired({ asked: result.challenge }))
  const { secondStepLate: late, accountLocked } = sessionRefusals
  return new Refusal({ wrong, late, accountLocked }[result.because])
}
