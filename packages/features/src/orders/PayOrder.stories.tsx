import { ordersContract as operations } from '@atrium/contracts/orders/contract'
import { ordersRefusals } from '@atrium/contracts/orders/refusals'
import { pagePaths, paths } from '@atrium/contracts/paths'
import type { OperationOutput } from '@atrium/contracts/wire/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import {
  type Answer,
  answer,
  fail,
  never,
  type RecordedCall,
  refuse,
  withFeature,
} from '../shared/stories/mocks'
import { saying } from '../shared/stories/patterns'
import { hasFailed, isForbidden, isLoading } from '../shared/stories/requestPlays'
import { expectNotice } from '../shared/stories/storySteps'
import { sentenceOf, storyLocale, textsOf } from '../shared/stories/textsOf'
import { ordersMessages } from './messages'
import { orderIn, orderNo, ordersAnswers, renewingFewer } from './mocks'
import { PayOrder } from './PayOrder'

type Order = OperationOutput<typeof operations.getOrderDetails>
type OrderStatus = Order['tradeStatus']

const texts = textsOf(ordersMessages)

const openCashier = fn()

/** Paying at the cashier and returning, `/SalePayPage`. */
const meta = {
  id: 'features-orders-payorder',
  title: 'Features/Orders/PayOrder 订单支付',
  component: PayOrder,
  args: { openCashier },
  decorators: [withFeature(ordersAnswers)],
} satisfies Meta<typeof PayOrder>

export default meta
type Story = StoryObj<typeof meta>

const host = { location: { pathname: pagePaths.payCompanyOrder, search: `orderNo=${orderNo}` } }
const answering = (...answers: readonly Answer[]) => ({ feature: { answers, host } })
const showing = (status: OrderStatus, change: Partial<Order> = {}) =>
  answering(
    answer(operations.getOrderDetails, () => orderIn(status, change)),
    answer(operations.checkPayment, { tradeStatus: status }),
  )

export const Loading: Story = {
  parameters: answering(never(operations.getOrderDetails)),
  play: isLoading('region', () => texts.pay),
}

export const Ready: Story = {
  parameters: showing('NOTPAY'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('¥29,800.00')).toBeVisible()
    await expect(canvas.getByText(saying(texts.willAdd('10', '2027-11-18')))).toBeVisible()
    await expect(canvas.getByRole('timer')).toHaveTextContent(texts.days(6))
    await expect(canvas.getByRole('radio', { name: texts.card })).toBeChecked()
    await expect(canvas.queryByRole('button', { name: texts.lookAgain })).toBeNull()
  },
}

/** Several products with their prices, and who loses a seat because fewer are renewed. */
export const RenewsFewer: Story = {
  parameters: showing('NOTPAY', renewingFewer),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('¥230,000.00')).toBeVisible()
    await expect(canvas.getByText('¥92,000.00')).toBeVisible()
    await expect(
      canvas.getByText(saying(texts.loseOn('建筑施工图设计软件', '12', '2027-07-27'))),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.chooseMembers })).toHaveAttribute(
      'href',
      paths.seatCut({ batch: 'main-architecture' }),
    )
  },
}

/** The batch has ended already: members are chosen before it is paid. */
export const RenewsEnded: Story = {
  parameters: showing('NOTPAY', {
    ...renewingFewer,
    endingSeats: (renewingFewer.endingSeats ?? []).map((cut) => ({ ...cut, at: '2025-01-01T15:59:59.000Z' })),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(saying(texts.loseAtOnce('建筑施工图设计软件', '12')))).toBeVisible()
  },
}

/** After the payment, members can still be chosen until the end. */
export const RenewedFewer: Story = {
  parameters: showing('COMPLETED', renewingFewer),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: texts.chooseMembers })).toBeVisible()
  },
}

/** After being led to the cashier, the person can report that they paid. */
export const BackFromCashier: Story = {
  parameters: showing('NOTPAY', { isAtCashier: true }),
  play: async (context) => {
    const said = await context.canvas.findByRole('button', { name: texts.lookAgain })
    // On return, the result is requested automatically.
    await waitFor(() => expect(said).not.toHaveAttribute('aria-busy'))
    await context.userEvent.click(said)
    await expectNotice(context, texts.lookedAgain)
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.getOrderDetails, 'unavailable')),
  play: hasFailed(),
}

export const Forbidden: Story = {
  parameters: answering(fail(operations.getOrderDetails, 'forbidden')),
  play: isForbidden,
}

export const NotFound: Story = {
  parameters: {
    feature: { host: { location: { pathname: pagePaths.payCompanyOrder, search: 'orderNo=1' } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.unknown)).toBeVisible()
  },
}

export const LongText: Story = {
  parameters: showing('NOTPAY', {
    onLineProductName: '超限高层结构抗震性能化设计与审查协同软件（全国版）'.repeat(3),
  }),
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByText(/^(超限高层结构抗震性能化设计与审查协同软件（全国版）){3}/))[0],
    ).toBeVisible()
  },
}

export const Narrow: Story = {
  parameters: showing('PAYERROR'),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.lastFailed)).toBeVisible()
  },
}

export const Paid: Story = {
  parameters: showing('COMPLETED'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(texts.paidTitle)
    await expect(canvas.getByRole('link', { name: texts.toSeats })).toHaveAttribute(
      'href',
      `${pagePaths.licencesByProduct}?product=batch-1`,
    )
    await expect(canvas.getByRole('link', { name: texts.viewOrder })).toBeVisible()
  },
}

/** A person with access to orders but not to licences. */
export const PaidByOrdersAlone: Story = {
  parameters: {
    feature: {
      ...showing('COMPLETED').feature,
      host: { ...host, offers: (path: string) => path === pagePaths.companyOrders },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: texts.viewOrder })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: texts.toSeats })).toBeNull()
  },
}

export const PaidOwn: Story = {
  parameters: {
    feature: {
      ...showing('COMPLETED').feature,
      host: {
        companyId: undefined,
        companyRole: undefined,
        location: { ...host.location, pathname: pagePaths.payOwnOrder },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: texts.toProducts })).toHaveAttribute(
      'href',
      pagePaths.ownProducts,
    )
  },
}

const payCalls: RecordedCall[] = []

export const PaySucceeds: Story = {
  parameters: { feature: { calls: payCalls, host } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: texts.onlineBank }))
    await userEvent.click(canvas.getByRole('button', { name: texts.payNow('¥29,800.00') }))
    await waitFor(() =>
      expect(openCashier).toHaveBeenCalledWith(
        `http://cashier.invalid/eBusPay/order?payment=1&lang=${storyLocale()}`,
      ),
    )
    await expect(payCalls.find(({ operation }) => operation === 'updatePayType')).toMatchObject({
      params: { orderNo, payType: 'onlineBank' },
    })
  },
}

export const PayFails: Story = {
  parameters: answering(refuse(operations.updatePayType, ordersRefusals.underWay)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.payNow('¥29,800.00') }))
    await expect(await canvas.findByText(sentenceOf(ordersRefusals.underWay))).toBeVisible()
  },
}

/** The callback was lost: asking the provider on return brings the result. */
export const ComesBackPaid: Story = {
  parameters: (() => {
    let hasAsked = false
    return answering(
      answer(operations.checkPayment, () => {
        hasAsked = true
        return { tradeStatus: 'SUCCESS' as const }
      }),
      answer(operations.getOrderDetails, () => orderIn(hasAsked ? 'SUCCESS' : 'NOTPAY')),
    )
  })(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.bannerPaid)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.payNow('¥29,800.00') })).toBeNull()
  },
}

export const Processing: Story = {
  parameters: showing('PROCESSING'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.waiting)).toBeVisible()
  },
}

export const Closed: Story = {
  parameters: showing('CLOSED', { closedBecause: 'expired' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(texts.closedTitle)
    await expect(canvas.getByRole('link', { name: texts.toList })).toBeVisible()
  },
}

export const NobodyToPayTo: Story = {
  parameters: showing('NOTPAY', { canBePaid: false }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.paymentsOff)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.payNow('¥29,800.00') })).toBeNull()
  },
}
