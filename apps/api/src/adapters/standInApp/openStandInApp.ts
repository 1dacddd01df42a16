import { appsOperations } from '@atrium/contracts/catalogue/apps/policy'
import type { Operation, OperationOutput } from '@atrium/contracts/wire/contract'
import type { StandInApp } from '../../ports/StandInApp'
import { mountStandInApp } from './mountStandInApp'

interface Opening {
  /** Where browsers reach it. */
  readonly publicOrigin: string
  /** Where the service reaches itself. */
  readonly ownOrigin: string
  /** What the vendor gave the app. */
  readonly keyOf: (licenceId: string) => string
  /** Default: over the network. */
  readonly fetch?: typeof globalThis.fetch
}

/**
 * Every cloud app at once, as a page inside this service that does nothing but say who came by which licence. It asks
 * the service over HTTP, as an app elsewhere does.
 */
export function openStandInApp({
  publicOrigin,
  ownOrigin,
  keyOf,
  fetch = globalThis.fetch,
}: Opening): StandInApp {
  async function ask<O extends Operation>(
    operation: O,
    body: object,
  ): Promise<OperationOutput<O> | undefined> {
    const response = await fetch(`${ownOrigin}${operation.path}`, {
      method: operation.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    })
    const answer = await response.json()
    return answer.error_code === 0 ? answer.data : undefined
  }

  return {
    addressOf: (licenceId) => `${publicOrigin}/standInApp/${licenceId}`,
    mount: (app) =>
      mountStandInApp(app, {
        redeem: (product, ticket) =>
          ask(appsOperations.redeemTicket, { product, key: keyOf(product), ticket }),
        report: (product, use, isLeft) =>
          ask(appsOperations.reportUse, { product, key: keyOf(product), use, isLeft }),
      }),
  }
}
