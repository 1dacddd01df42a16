import { ordersContract as operations } from '@atrium/contracts/orders/contract'
import { ordersRefusals } from '@atrium/contracts/orders/refusals'
import { pagePaths } from '@atrium/contracts/paths'
import type { OperationOutput } from '@atrium/contracts/wire/contract'
import { Radio, RadioGroup } from '@atrium/ui/radio-group'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, waitFor, within } from 'storybook/test'
import { listMessages } from '../shared/list/messages'
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
import { expectNotice, pageOf } from '../shared/stories/storySteps'
import { sentenceOf, textsOf } from '../shared/stories/textsOf'
import { sharedMessages } from '../shared/texts/sharedMessages'
import { ordersMessages, ownOrdersMessages } from './messages'
import { extending, longName, orderIn, orderNo, ordersAnswers } from './mocks'
import { OrderDetail } from './OrderDetail'
import { type OrdersHost, OrdersHostContext } from './parts/OrdersHost'

type Order = OperationOutput<typeof operations.getOrderDetails>
type OrderStatus = Order['tradeStatus']

const texts = textsOf(ordersMessages)
const lists = textsOf(listMessages)
const shared = textsOf(sharedMessages)
const calls: RecordedCall[] = []

const titleName = 'title-1'

/** A summary from the surrounding page. */
const billChoice: OrdersHost['billChoice'] = (bill, onChange) => (
  <RadioGroup
    aria-label={texts.invoiceTitle}
    value={bill?.titleId ?? ''}
    onValueChange={(titleId) => onChange({ titleId, mailingId: null, invoiceRemark: '' })}
  >
    <Radio value={titleName}>{titleName}</Radio>
  </RadioGroup>
)
const ownTexts = textsOf(ownOrdersMessages)

/** One order, `/comOrderDetail`, or a person's own, `/perOrderDetail`. */
const meta = {
  id: 'features-orders-orderdetail',
  title: 'Features/Orders/OrderDetail 订单详情',
  component: OrderDetail,
  decorators: [
    (Story) => (
      <OrdersHostContext value={{ billChoice }}>
        <Story />
      </OrdersHostContext>
    ),
    withFeature(ordersAnswers),
  ],
  beforeEach: () => {
    calls.length = 0
  },
} satisfies Meta<typeof OrderDetail>

export default meta
type Story = StoryObj<typeof meta>

const location = { pathname: pagePaths.companyOrder, search: `orderNo=${orderNo}` }
const answering = (...answers: readonly Answer[]) => ({ feature: { answers, host: { location } } })
const showing = (status: OrderStatus, change: Partial<Order> = {}) =>
  answering(answer(operations.getOrderDetails, () => orderIn(status, change)))

export const Loading: Story = {
  parameters: answering(never(operations.getOrderDetails)),
  play: isLoading('region', () => texts.basic),
}

export const Ready: Story = {
  parameters: showing('NOTPAY'),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: texts.status })).toHaveTextContent(texts.awaitingPayment),
    )
    await expect(canvas.getByRole('link', { name: `${texts.continuePayment} ${orderNo}` })).toBeVisible()
    const goods = within(canvas.getByRole('table', { name: texts.goodsTable }))
    await expect(goods.getByText(texts.months(12))).toBeVisible()
    await expect(canvas.getByText(texts.special)).toBeVisible()
    await expect(canvas.getByText(texts.invoiceAfterPayment)).toBeVisible()
    await expect(canvas.getByText(/^上海市 杨浦区 国康路/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.orders })).toHaveAttribute(
      'href',
      pagePaths.companyOrders,
    )
    await expect(canvas.getByRole('link', { name: shared.back })).toHaveAttribute(
      'href',
      pagePaths.companyOrders,
    )
    const basic = within(canvas.getByRole('region', { name: texts.basic }))
    await expect(basic.getByText(texts.awaitingPayment)).toBeVisible()
    await expect(basic.getByText(texts.payTypeToChoose)).toBeVisible()
    await expect(basic.getByText(texts.nothingPaid)).toBeVisible()
    await expect(basic.queryByText('–')).toBeNull()
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.getOrderDetails, 'offline')),
  play: hasFailed(),
}

export const Forbidden: Story = {
  parameters: answering(fail(operations.getOrderDetails, 'forbidden')),
  play: isForbidden,
}

export const NotFound: Story = {
  parameters: answering(fail(operations.getOrderDetails, 'missing')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.unknown)).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.toList })).toBeVisible()
  },
}

/** An order changes the end of its own seats only. */
export const Extends: Story = {
  parameters: showing('NOTPAY', extending),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(saying(texts.willExtend('90', { from: '2027-03-01', until: '2028-03-01' }))),
    ).toBeVisible()
  },
}

export const LongText: Story = {
  parameters: showing('COMPLETED', {
    subItems: [
      {
        productName: longName,
        sellingPackageName: longName,
        membershipDuration: null,
        extendUntil: null,
        purchaseQuantity: 99_999,
        unitPrice: 1_234_567.89,
        lineAmount: 9_999_999.99,
        effect: { kind: 'add', seats: 99_999, from: null, until: null },
        mainId: null,
      },
    ],
  }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(longName))[0]).toBeVisible()
    await expect(canvas.getByText(texts.forever)).toBeVisible()
  },
}

export const Narrow: Story = {
  parameters: showing('NOTPAY'),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: texts.status })).toBeVisible()
  },
}

export const PaymentFailed: Story = {
  parameters: showing('PAYERROR'),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: texts.status })).toHaveTextContent(texts.paymentFailed),
    )
  },
}

export const DeliveredLater: Story = {
  parameters: showing('SUCCESS', { deliverAt: '2027-01-20T00:00:00.000Z' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(saying(texts.bannerDelivery('2027-01-20')))).toBeVisible()
  },
}

const personalInvoice = { ...orderIn('ACCEPT').invoiceInfo, bankAccount: '' } as Order['invoiceInfo']

/** The invoice is personal unless it has a bank account. */
export const PersonalInvoice: Story = {
  parameters: showing('ACCEPT', {
    invoiceInfo: personalInvoice,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.ordinary)).toBeVisible()
    await expect(canvas.queryByText(texts.bankName)).toBeNull()
  },
}

export const WithoutInvoice: Story = {
  parameters: showing('CLOSED', {
    invoiceInfo: null,
    sendInvoiceAddress: null,
    closedBecause: 'expired',
    refundAmount: 29_800,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.noInvoice)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.requestInvoice })).toBeNull()
    await expect(canvas.getByText(texts.bannerExpired)).toBeVisible()
    await expect(canvas.getByText(saying(texts.bannerRefund('¥29,800.00')))).toBeVisible()
  },
}

const number = '26312000000012345678'

/** Electronic, and its file isn’t uploaded yet. */
export const InvoiceIssued: Story = {
  parameters: showing('COMPLETED', {
    invoiceIssued: { invoiceNumber: number, issuedAt: '2026-11-20T02:00:00.000Z', fileName: null },
    sendInvoiceAddress: null,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.invoiceIssued)).toBeVisible()
    await expect(canvas.getByText(number)).toBeVisible()
    await expect(canvas.getByText('2026-11-20 10:00:00')).toBeVisible()
    await expect(canvas.getByText(texts.invoiceFileHint)).toBeVisible()
  },
}

/** The vendor uploaded the file: it can be downloaded here. */
export const InvoiceFile: Story = {
  parameters: showing('COMPLETED', {
    invoiceIssued: {
      invoiceNumber: number,
      issuedAt: '2026-11-20T02:00:00.000Z',
      fileName: `${number}.pdf`,
    },
    sendInvoiceAddress: null,
  }),
  play: async ({ canvas, userEvent }) => {
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await userEvent.click(await canvas.findByRole('button', { name: texts.downloadInvoice('PDF') }))
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    await expect(saved.mock.instances[0]).toHaveProperty('download', `${number}.pdf`)
    saved.mockRestore()
    await expect(canvas.queryByText(texts.invoiceFileHint)).toBeNull()
  },
}

export const InvoiceUnderWay: Story = {
  parameters: showing('SUCCESS'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.invoiceUnderWay)).toBeVisible()
    await expect(canvas.getByText(texts.invoiceUnderWayHint)).toBeVisible()
  },
}

const without = { invoiceInfo: null, sendInvoiceAddress: null }

/** The order, and its facts after an invoice was requested. */
const requesting = (...answers: readonly Answer[]) => ({
  feature: {
    calls,
    answers: [
      answer(operations.getOrderDetails, () =>
        orderIn('COMPLETED', calls.some(({ operation }) => operation === 'requestInvoice') ? {} : without),
      ),
      ...answers,
    ],
    host: { location },
  },
})

const askForInvoice: Story['play'] = async (context) => {
  const { canvas, userEvent } = context
  await userEvent.click(await canvas.findByRole('button', { name: texts.requestInvoice }))
  const dialog = within(await pageOf(context).findByRole('dialog', { name: texts.requestInvoice }))
  const send = dialog.getByRole('button', { name: texts.requestInvoiceSend })
  await userEvent.click(send)
  await expect(await dialog.findByText(texts.titleWanted)).toBeVisible()
  await userEvent.click(dialog.getByRole('radio', { name: titleName }))
  await userEvent.click(send)
}

export const RequestInvoiceSucceeds: Story = {
  parameters: requesting(),
  play: async (context) => {
    await askForInvoice(context)
    await expectNotice(context, texts.invoiceRequested)
    await expect(calls.find(({ operation }) => operation === 'requestInvoice')).toMatchObject({
      body: { orderNo, invoiceId: 'title-1', addressId: null, invoiceRemark: '' },
    })
    await expect(await context.canvas.findByText(texts.invoiceUnderWay)).toBeVisible()
    await expect(context.canvas.queryByRole('button', { name: texts.requestInvoice })).toBeNull()
  },
}

/** Somebody else requested one first: a message says so, and the page shows theirs. */
export const RequestInvoiceFails: Story = {
  parameters: requesting(refuse(operations.requestInvoice, ordersRefusals.hasInvoice)),
  play: async (context) => {
    await askForInvoice(context)
    const dialog = within(await pageOf(context).findByRole('dialog', { name: texts.requestInvoice }))
    await expect(await dialog.findByText(sentenceOf(ordersRefusals.hasInvoice))).toBeVisible()
    await waitFor(() => expect(context.canvas.getByText(texts.invoiceUnderWay)).toBeInTheDocument())
  },
}

const navigate = fn()

export const RemoveLeadsToTheList: Story = {
  parameters: {
    feature: {
      answers: [answer(operations.getOrderDetails, () => orderIn('COMPLETED'))],
      host: { location, navigate },
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(
      await canvas.findByRole('button', { name: lists.actionsOf(texts.orderOf(orderNo)) }),
    )
    await userEvent.click(await pageOf(context).findByRole('menuitem', { name: texts.remove }))
    const dialog = within(await pageOf(context).findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: texts.remove }))
    await expectNotice(context, texts.removed)
    await expect(navigate).toHaveBeenCalledWith(pagePaths.companyOrders, { replace: true })
  },
}

/** In print there is only a receipt. */
export const Receipt: Story = {
  parameters: showing('COMPLETED'),
  play: async (context) => {
    const button = await context.canvas.findByRole('button', { name: texts.print })
    const print = spyOn(window, 'print').mockImplementation(() => {})
    await context.userEvent.click(button)
    await expect(print).toHaveBeenCalledOnce()
    print.mockRestore()
    const sheet = pageOf(context).getByText(texts.receipt, { selector: 'h1' }).closest('article')
    await expect(sheet).not.toBeVisible()
    for (const fact of [orderNo, texts.card, '2026-11-18 15:12:00', '¥29,800.00', texts.months(12)])
      await expect(sheet).toHaveTextContent(fact)
  },
}

/** An unpaid order has no receipt. */
export const UnpaidOnPaper: Story = {
  parameters: showing('NOTPAY'),
  play: async (context) => {
    await context.canvas.findByRole('region', { name: texts.status })
    await expect(context.canvas.queryByRole('button', { name: texts.print })).toBeNull()
    const sheet = (await pageOf(context).findByText(texts.orderSheet, { selector: 'h1' })).closest('article')
    await expect(sheet).not.toHaveTextContent(texts.receipt)
    await expect(sheet).not.toHaveTextContent(texts.amountPaid)
  },
}

/** A person's own order, below the list of their own. */
export const Own: Story = {
  parameters: {
    feature: {
      answers: [
        answer(operations.getOrderDetails, () => orderIn('COMPLETED', { invoiceInfo: personalInvoice })),
      ],
      host: {
        companyId: undefined,
        companyRole: undefined,
        location: { ...location, pathname: pagePaths.ownOrder },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(ownTexts.bannerCompleted)).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.orders })).toHaveAttribute(
      'href',
      pagePaths.ownOrders,
    )
  },
}
