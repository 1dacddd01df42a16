import { secondStepSetUpOperations } from '@atrium/contracts/secondStep/policy'
import { secondStepAsked } from '@atrium/contracts/session/secondStep/contract'
import { secondStepOperations } from '@atrium/contracts/session/secondStep/policy'
import { Secret, TOTP } from 'otpauth'
import * as v from 'valibot'
import type { TestService } from '../../testing/createTestService'
import { softPasskey } from '../../testing/softPasskey'

/** The code that an authenticator app shows now. */
export const codeOf = (secret: string, { clock }: { readonly clock: { now(): Date } }): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() })

interface TurnedOn {
  readonly secret: string
  readonly recoveryCodes: readonly string[]
}

/** Turns the second step on like its page. The clock advances, so that the app shows another code. */
export async function turnOn(service: TestService, token: string): Promise<TurnedOn> {
  const begun = await service.request(secondStepSetUpOperations.beginAuthenticator, {}, { as: token })
  const { secret } = begun.data
  const body = { code: codeOf(secret, service) }
  const confirmed = await service.request(
    secondStepSetUpOperations.confirmAuthenticator,
    { body },
    { as: token },
  )
  service.clock.advance(31_000)
  return { secret, recoveryCodes: confirmed.data.recoveryCodes }
}

/** The challenge in the answer to a first step. */
export const askedBy = (answer: { readonly envelope: unknown }) =>
  v.parse(v.object({ data: secondStepAsked }), answer.envelope).data

/** Adds a passkey like a browser. */
export async function addPasskey(service: TestService, token: string, userId: string) {
  const { beginPasskey, addPasskey } = secondStepSetUpOperations
  const { data } = await service.request(beginPasskey, {}, { as: token })
  const passkey = softPasskey(userId)
  const body = { name: '我的电脑', answer: passkey.made(data.challenge) }
  const added = await service.request(addPasskey, { body }, { as: token })
  return { passkey, added, challenge: data.challenge }
}

/** The passkey challenge of the sign-in, or, with a challenge, of the second step. */
export async function passkeyChallenge(service: TestService, challenge?: string): Promise<string> {
  const { data } = await service.request(secondStepOperations.askForPasskey, { body: { challenge } })
  return data.challenge
}
