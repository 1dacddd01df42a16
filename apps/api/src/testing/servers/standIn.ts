import { socialOperations } from '@atrium/contracts/session/social/policy'
import type { TestService } from '../createTestService'
import type { RequestOptions } from '../RequestOptions'

interface Consent {
  readonly decision?: 'allow' | 'refuse'
  /** The chosen name. */
  readonly name?: string
}

/** A person at the stand-in's page; returns what their browser brings back. */
export async function consentAt(
  service: Pick<TestService, 'app'>,
  address: string,
  { decision = 'allow', name = '青瓦' }: Consent = {},
): Promise<Record<string, string>> {
  const form = new FormData()
  form.set('decision', decision)
  form.set('name', name)
  const { pathname, search } = new URL(address)
  const answer = await service.app.request(pathname + search, { method: 'POST', body: form })
  const location = new URL(answer.headers.get('location') ?? '')
  return Object.fromEntries(location.searchParams)
}

/** A browser that went to the stand-in, and returned with an answer. */
export async function cameBack(
  service: Pick<TestService, 'app' | 'request'>,
  name: string,
  options: RequestOptions = {},
) {
  const { data } = await service.request(
    socialOperations.beginSocialSignIn,
    { body: { provider: 'standIn' } },
    options,
  )
  const { code = '', state = '', iss } = await consentAt(service, data.address, { name })
  return { attempt: data.attempt, state, code, iss }
}

/** The ticket of a person who signed in there. */
export async function ticketOf(
  service: Pick<TestService, 'app' | 'request'>,
  name: string,
  options: RequestOptions = {},
): Promise<string> {
  const query = await cameBack(service, name, options)
  const { data } = await service.request(socialOperations.exchangeSocialCode, { query }, options)
  return data.ticket
}
