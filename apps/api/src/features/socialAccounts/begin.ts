import type { socialOperations } from '@atrium/contracts/session/social/policy'
import { socialRefusals } from '@atrium/contracts/session/social/refusals'
import type { socialAccountsOperations } from '@atrium/contracts/socialAccounts/policy'
import { randomBytes } from '@noble/hashes/utils.js'
import { base64url } from 'jose'
import { randomId } from '../../platform/keys/randomId'
import type { Call } from '../../ports/Call'
import { browserToBind } from '../session'
import { providerOf } from './providerOf'
import { redirectUriFor } from './redirectUri'
import { seal } from './sealed'

const lifeMilliseconds = 10 * 60_000

type SignInCall = Call<typeof socialOperations.beginSocialSignIn>
type BindingCall = Call<typeof socialAccountsOperations.beginSocialBinding>

export const beginSocialSignIn = (call: SignInCall) => begin(call, null)

export const beginSocialBinding = (call: BindingCall) => begin(call, call.person.userId)

/** Stores nothing here: the browser keeps the sealed data to check the answer against. */
async function begin(call: SignInCall | BindingCall, userId: string | null) {
  const { ports, body, now } = call
  const { keys, settings, social } = ports
  const provider = providerOf(
    social,
    body.provider,
    userId === null ? socialRefusals.providerMissing : socialRefusals.bindingMissing,
  )
  const browserKey = (await browserToBind(call))?.key ?? null
  const state = base64url.encode(randomBytes(32))
  const verifier = base64url.encode(randomBytes(32))
  const redirectUri = redirectUriFor(settings, body.origin)
  const expiresAt = now.getTime() + lifeMilliseconds
  const common = { id: randomId(), provider: provider.id, userId, browserKey, expiresAt }
  return {
    address: await provider.addressOf({ state, verifier, redirectUri }),
    state,
    attempt: seal(keys, 'attempt', { ...common, state, verifier, redirectUri }),
    expiresAt: new Date(expiresAt).toISOString(),
  }
}
