import { appsOperations } from '@atrium/contracts/catalogue/apps/policy'
import type { Operation, OperationOutput } from '@atrium/contracts/wire/contract'
import type { Hono } from 'hono'
import { readFields } from '../../platform/http/readFields'
import type { StandInApp } from '../../ports/StandInApp'
import { answerPage } from '../ownPages/answerPage'
import { openedPage, strangerPage } from './standInAppPage'

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

interface Service {
  /** Undefined: the ticket is no good. */
  readonly redeem: (
    product: string,
    ticket: string,
  ) => Promise<OperationOutput<typeof appsOperations.redeemTicket> | undefined>
  readonly report: (
    product: string,
    use: string,
    isLeft: boolean,
  ) => Promise<OperationOutput<typeof appsOperations.reportUse> | undefined>
}

const path = '/standInApp/:product'

/** What an app does: it takes the ticket that the browser brings, and says while the page is there that it goes on. */
function mountStandInApp(app: Hono, { redeem, report }: Service): void {
  app.get(path, async (context) => {
    const ticket = context.req.query('ticket')
    const product = context.req.param('product')
    const opened = ticket === undefined ? undefined : await redeem(product, ticket)
    return answerPage(context, (locale) => (opened ? openedPage(locale, opened) : strangerPage(locale)))
  })

  app.post(path, async (context) => {
    const { use, isLeft } = await readFields(context)
    const told = await report(context.req.param('product'), String(use), isLeft === 'true')
    return context.json(told ?? { goesOn: false, because: 'stopped' })
  })
}
