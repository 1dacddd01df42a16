import { socialOperations as operations } from '@atrium/contracts/session/social/policy'
import { socialAccountsOperations as accounts } from '@atrium/contracts/socialAccounts/policy'
import type { TestService } from '../../testing/createTestService'
import type { RequestOptions } from '../../testing/RequestOptions'
import { ticketOf } from '../../testing/servers/standIn'
import { signInAs } from '../session/testSession'

export type Asks = Pick<TestService, 'app' | 'request'>

export const signInBy = (service: Asks, ticket: string, options: RequestOptions = {}) =>
  service.request(operations.signInBySocialAccount, { body: { ticket } }, options)

export const bind = (service: Asks, ticket: string, as: string) =>
  service.request(operations.bindSocialAccount, { body: { ticket } }, { as })

export const unbind = (service: Asks, as: string) =>
  service.request(accounts.unbindSocialAccount, { body: { provider: 'standIn' } }, { as })

export const ownAccounts = async (service: Asks, as: string) =>
  (await service.request(accounts.listSocialAccounts, {}, { as })).data

/** Signs in by password, and binds an identity of the stand-in; returns the access token. */
export async function bindTo(service: Asks, userName: string, name: string): Promise<string> {
  const { accessToken } = (await signInAs(service, userName)).data
  const bound = await bind(service, await ticketOf(service, name), accessToken)
  if (!bound.succeeded) throw new Error(`${name} could not be bound: ${bound.code}`)
  return accessToken
}
