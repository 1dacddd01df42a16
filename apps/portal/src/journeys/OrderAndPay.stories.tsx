import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ordersMessages } from '../../../../packages/features/src/orders/messages'
import { containing } from '../../../../packages/features/src/shared/stories/patterns'
import { textsOf } from '../../../../packages/features/src/shared/stories/textsOf'
import { createJourney } from './createJourney'
import { followMenu } from './followMenu'
import { order, rememberOrder } from './rememberOrder'

const texts = textsOf(ordersMessages)

const journey = createJourney({
  begins: { at: pagePaths.companyOrders, session: 'signedIn' },
  serve: rememberOrder,
})

/** An order created by the vendor is paid at the cashier and adds seats. */
const meta = {
  id: 'journeys-orderandpay',
  title: 'Journeys/OrderAndPay 下单与支付',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: journey.render,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const orderNews = { target: 'OnMessage', id: 1, text: '', payload: { kind: 'order' } } as const

const findOrder: Play = async ({ canvas, step }) => {
  await step('An order waits to be paid', async () => {
    await expect(await canvas.findByRole('row', { name: containing(order.orderNo) })).toHaveTextContent(
      texts.awaitingPayment,
    )
  })
}

const choosePayment: Play = async (story) => {
  const { canvas, userEvent, step } = story
  await findOrder(story)
  await step('A payment method is chosen', async () => {
    await userEvent.click(canvas.getByRole('link', { name: `${texts.continueShort} ${order.orderNo}` }))
    await userEvent.click(await canvas.findByRole('radio', { name: texts.card }))
    await expect(canvas.getByRole('button', { name: texts.payNow('¥29,800.00') })).toBeEnabled()
  })
}

const goToCashier: Play = async (story) => {
  const { canvas, userEvent, step } = story
  await choosePayment(story)
  await step('The portal leads to the cashier', async () => {
    await userEvent.click(canvas.getByRole('button', { name: texts.payNow('¥29,800.00') }))
    await expect(await canvas.findByText('http://cashier.invalid/eBusPay/order')).toBeVisible()
  })
}

const comeBack: Play = async (story) => {
  const { canvas, step } = story
  await goToCashier(story)
  await step('After payment, the cashier leads back', async () => {
    journey.happens((service) => service.pay(), orderNews)
    journey.opens({ at: `${pagePaths.paymentResult}?orderNo=${order.orderNo}`, session: 'signedIn' })
    await expect(await canvas.findByText(texts.paidTitle)).toBeVisible()
  })
}

const seeOrder: Play = async (story) => {
  const { canvas, userEvent, step } = story
  await comeBack(story)
  await step('The vendor delivers, and the order shows it', async () => {
    await userEvent.click(canvas.getByRole('link', { name: texts.viewOrder }))
    await expect(await canvas.findByText(texts.bannerPaid)).toBeVisible()
    journey.happens((service) => service.deliver(), orderNews)
    await expect(await canvas.findByText(texts.bannerCompleted)).toBeVisible()
  })
}

/** The whole journey, ending at the products with more seats. */
export const Walk: Story = {
  play: async (story) => {
    const { canvas, step } = story
    await seeOrder(story)
    await step('The company has more seats', async () => {
      await followMenu(story, 'products')
      await expect(await canvas.findByRole('row', { name: containing(order.productName) })).toHaveTextContent(
        '49 (90)',
      )
    })
  },
}

export const PaymentChosen: Story = { play: choosePayment }

export const AtCashier: Story = { play: goToCashier }

export const Paid: Story = { play: comeBack }
