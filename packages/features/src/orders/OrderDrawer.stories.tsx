import { ordersContract as operations } from '@atrium/contracts/orders/contract'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { AddressedDrawer } from '../shared/drawer/AddressedDrawer'
import { drawerStories } from '../shared/stories/drawerStories'
import { answer, withFeature } from '../shared/stories/mocks'
import { saying } from '../shared/stories/patterns'
import { expectNotice, pageOf } from '../shared/stories/storySteps'
import { textsOf } from '../shared/stories/textsOf'
import { ordersMessages } from './messages'
import { extending, longName, orderIn, orderNo, ordersAnswers } from './mocks'
import { OrderDrawer } from './OrderDrawer'

const texts = textsOf(ordersMessages)
const name = orderIn('NOTPAY').onLineProductName

const of = drawerStories({
  kind: 'order',
  id: orderNo,
  pathname: pagePaths.companyOrders,
  operation: operations.getOrderDetails,
  untitled: () => texts.orderDetail,
  failed: () => texts.detailFailed,
  gone: () => texts.unknown,
})
const { drawer, told } = of

/** One order next to the list that opened it: `?order=` in the address. */
const meta = {
  id: 'features-orders-orderdrawer',
  title: 'Features/Orders/OrderDrawer 订单速览',
  component: AddressedDrawer,
  args: { kind: 'order', drawer: OrderDrawer },
  decorators: [withFeature(ordersAnswers)],
  parameters: { layout: 'fullscreen', feature: of.feature },
} satisfies Meta<typeof AddressedDrawer>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = of.Loading

export const Ready: Story = {
  play: async () => {
    const shown = within(await drawer(name))
    await expect(shown.getByRole('region', { name: texts.status })).toHaveTextContent(texts.awaitingPayment)
    await expect(within(shown.getByRole('region', { name: texts.goods })).getByText('× 10')).toBeVisible()
    await expect(shown.getByText('¥29,800.00')).toBeVisible()
    await expect(shown.getByRole('link', { name: `${texts.continuePayment} ${orderNo}` })).toBeVisible()
    await expect(shown.getByRole('link', { name: texts.wholeOrder })).toHaveAttribute(
      'href',
      `${pagePaths.companyOrder}?orderNo=${orderNo}`,
    )
  },
}

export const Failed: Story = of.Failed

export const Forbidden: Story = of.Forbidden

export const NotFound: Story = of.NotFound

export const LongText: Story = of.longText(
  longName,
  answer(operations.getOrderDetails, () =>
    orderIn('COMPLETED', {
      onLineProductName: longName,
      refundAmount: 29_800,
      subItems: Array.from({ length: 3 }, (_, n) => ({
        productName: longName,
        sellingPackageName: `${longName} ${n}`,
        membershipDuration: null,
        extendUntil: null,
        purchaseQuantity: 99_999,
        unitPrice: null,
        lineAmount: null,
        effect: { kind: 'add' as const, seats: 99_999, from: null, until: null },
        mainId: null,
      })),
    }),
  ),
)

export const Narrow: Story = of.narrow(name)

/** The extended seats, and their new end. */
export const Extends: Story = {
  parameters: told(answer(operations.getOrderDetails, () => orderIn('NOTPAY', extending))),
  play: async () => {
    const shown = within(await drawer(name))
    await expect(
      shown.getByText(saying(texts.willExtend('90', { from: '2027-03-01', until: '2028-03-01' }))),
    ).toBeVisible()
  },
}

/** A deleted order is gone, so the drawer closes. */
export const RemoveSucceeds: Story = {
  parameters: told(answer(operations.getOrderDetails, () => orderIn('COMPLETED'))),
  play: async (context) => {
    const { userEvent } = context
    const shown = within(await drawer(name))
    await userEvent.click(shown.getByRole('button', { name: `${texts.remove} ${orderNo}` }))
    const question = within(await pageOf(context).findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: texts.remove }))
    await expectNotice(context, texts.removed)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
