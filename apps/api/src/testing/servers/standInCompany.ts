import { companySignInOperations as operations } from '@atrium/contracts/companySignIn/policy'
import type { TestService } from '../createTestService'
import type { RequestOptions } from '../RequestOptions'

type Asks = Pick<TestService, 'app' | 'request'>

interface Named {
  readonly companyId: string
  readonly connectionId: string
}

/** A person at the stand-in's page; returns what our own page gets behind `#`. */
export async function signInAtCompany(
  { app }: Pick<TestService, 'app'>,
  address: string,
  mail: string,
  decision: 'allow' | 'refuse' = 'allow',
): Promise<URLSearchParams> {
  const form = new FormData()
  form.set('decision', decision)
  form.set('otherMail', mail)
  const { pathname, search } = new URL(address)
  const answer = await app.request(pathname + search, { method: 'POST', body: form })
  return followCallback({ app }, answer.headers.get('location') ?? '')
}

/** Where our own address leads the browser. */
export async function followCallback(
  { app }: Pick<TestService, 'app'>,
  address: string,
): Promise<URLSearchParams> {
  const { pathname, search } = new URL(address)
  const led = await app.request(pathname + search)
  return new URLSearchParams((led.headers.get('location') ?? '').split('#')[1])
}

/** What the page of a browser that signed in at the stand-in sends. */
export async function cameBackFrom(
  service: Asks,
  named: Named,
  mail: string,
  options: RequestOptions & { readonly proves?: boolean } = {},
) {
  const { proves = false, ...sender } = options
  const operation = proves ? operations.beginCompanyProof : operations.beginCompanySignIn
  const { data } = await service.request(operation, { body: named }, sender)
  const answer = await signInAtCompany(service, data.address, mail)
  return bodyOf(data.attempt, answer)
}

export const bodyOf = (attempt: string, answer: URLSearchParams) => ({
  attempt,
  connectionId: answer.get('connection') ?? '',
  state: answer.get('state') ?? '',
  code: answer.get('code') ?? '',
  ...(answer.has('iss') && { iss: answer.get('iss') ?? '' }),
})

/** The ticket of a person who signed in there. */
export async function companyTicket(
  service: Asks,
  named: Named,
  mail: string,
  options: Parameters<typeof cameBackFrom>[3] = {},
): Promise<string> {
  const { proves: _, ...sender } = options
  const body = await cameBackFrom(service, named, mail, options)
  const { data } = await service.request(operations.exchangeCompanyAnswer, { body }, sender)
  return data.ticket
}
