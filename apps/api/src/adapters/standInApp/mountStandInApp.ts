import type { appsOperations } from '@atrium/contracts/catalogue/apps/policy'
import type { OperationOutput } from '@atrium/contracts/wire/contract'
import type { Hono } from 'hono'
import { readFields } from '../../platform/http/readFields'
import { answerPage } from '../ownPages/answerPage'
import { openedPage, strangerPage } from './standInAppPage'

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
export function mountStandInApp(app: Hono, { redeem, report }: Service): void {
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
