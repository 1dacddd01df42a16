import { appsOperations } from '@atrium/contracts/catalogue/apps/policy'
import type { Operation, OperationOutput } from '@atrium/contracts/wire/contract'
import type { Hono } from 'hono'
import { readFields } from '../../platform/http/request/readFields'
import type { StandInApp } from '../../ports/StandInApp'
import { answerPage } from '../ownPages/answerPage'
import { openedPage, strangerPage } from './standInAppPage'

interface StandInAppOptions {
  /** The browsers' address of it. */
  readonly publicOrigin: string
  /** The service's own address of it. */
  readonly ownOrigin: string
  /** The key that the vendor gave the app. */
  readonly keyOf: (licenceId: string) => string
  /** Default: over the network. */
  readonly fetch?: typeof globalThis.fetch
}

/**
 * Plays every cloud app with a page inside this service that only shows who came with which licence. It calls
 * the service over HTTP, as a real app does.
 */
export function openStandInApp({
  publicOrigin,
  ownOrigin,
  keyOf,
  fetch = globalThis.fetch,
}: StandInAppOptions): StandInApp {
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
  /** Undefined: the ticket is invalid. */
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

/** Behaves like an app: redeems the browser's ticket, and reports use while the page is open. */
function mountStandInApp(app: Hono, { redeem, report }: Service): void {
  app.get(path, async (context) => {
    const ticket = context.req.query('ticket')
    const product = context.req.param('product')
    const opened = ticket === undefined ? undefined : await redeem(product, ticket)
    return answerPage(context, (locale) => (opened ? openedPage(locale, opened) : strangerPage(locale)))
  })

  app.post(path, async (context) => {
    const { use, isLeft } = await readFields(context)
    const answer = await report(context.req.param('product'), String(use), isLeft === 'true')
    return context.json(answer ?? { goesOn: false, because: 'stopped' })
  })
}
