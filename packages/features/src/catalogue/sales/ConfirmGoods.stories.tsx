import { salesContract as operations } from '@atrium/contracts/catalogue/sales/contract'
import { salesRefusals } from '@atrium/contracts/catalogue/sales/refusals'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { type Answer, answer, fail, never, refuse, withFeature } from '../../shared/stories/mocks'
import { saying } from '../../shared/stories/patterns'
import { hasFailed, isForbidden } from '../../shared/stories/requestPlays'
import { sentenceOf, storyLocale, textsOf } from '../../shared/stories/textsOf'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { at, calls, inFeature, knowTheDefault, resetSteps } from '../storySteps'
import { ConfirmGoods } from './ConfirmGoods'
import { salesMessages } from './messages'
import { orderNo, ownRenewal, salesAnswers, someOffers, someRenewals, wholeSold } from './mocks'

const texts = textsOf(salesMessages)
const shared = textsOf(sharedMessages)
const navigate = fn()

const own = '&package=standard&months=12&price=2980'
const ofCompany = '&package=standard&months=12&quantity=3&for=company-1&price=2980'
function showing(search: string, ...answers: readonly Answer[]) {
  const { feature } = at(pagePaths.confirmOrder, `id=space-frame${search}`, ...answers)
  return { feature: { ...feature, host: { ...feature.host, navigate } } }
}

/** The items of an order, its invoice and its price, `/ConfirmGoodsAndBillInfo?id=`. */
const meta = {
  id: 'features-catalogue-confirmgoods',
  title: 'Features/Catalogue/ConfirmGoods 确认订单',
  component: ConfirmGoods,
  decorators: [inFeature, withFeature(salesAnswers)],
  parameters: { feature: showing(own).feature },
  beforeEach: () => {
    resetSteps()
    navigate.mockClear()
  },
} satisfies Meta<typeof ConfirmGoods>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const submit: Play = async ({ canvas, userEvent }) =>
  userEvent.click(await canvas.findByRole('button', { name: texts.submit }))

const isSent = () => calls.some(({ operation }) => operation === 'createOrder')

export const Loading: Story = {
  parameters: showing(own, never(operations.getOffers)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: shared.loading })).toBeVisible()
  },
}

export const Ready: Story = {
  parameters: showing(ofCompany),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('¥8,940.00', { selector: 'dd' })).toBeVisible()
    await expect(await canvas.findByText(texts.forCompany('云筑建筑设计研究院有限公司'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.change })).toHaveAttribute(
      'href',
      `${pagePaths.selectGoods}?id=space-frame&package=standard&months=12&quantity=3&for=company-1&price=2980`,
    )
  },
}

export const Failed: Story = {
  parameters: showing(own, fail(operations.getOffers, 'unavailable')),
  play: hasFailed(() => texts.productFailed),
}

/** For a company that the person can't buy for. */
export const Forbidden: Story = {
  parameters: showing(ofCompany, fail(operations.getOffers, 'forbidden')),
  play: isForbidden,
}

export const NotFound: Story = {
  parameters: showing(own, fail(operations.getSoldProduct, 'missing')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.productMissing)).toBeVisible()
  },
}

/** The chosen package isn't sold any more. */
export const NoLongerSold: Story = {
  parameters: showing('&package=gone&months=12'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.notSold)).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.chooseAgain })).toHaveAttribute(
      'href',
      `${pagePaths.selectGoods}?id=space-frame`,
    )
  },
}

/** The price has changed since it was chosen: both prices are shown before the order. */
export const PriceChanged: Story = {
  parameters: showing(
    own,
    answer(operations.getOffers, () => someOffers(3180)),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.priceChanged('¥2,980.00', '¥3,180.00'))).toBeVisible()
    await expect(canvas.getByText('¥3,180.00')).toBeVisible()
  },
}

export const Submitting: Story = {
  parameters: showing(own, never(operations.createOrder)),
  play: async (story) => {
    await submit(story)
    await waitFor(() =>
      expect(story.canvas.getByRole('button', { name: texts.submit })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

/** The price changes while the order is being sent: the new one is shown, and must be confirmed. */
export const Rejected: Story = {
  parameters: showing(
    own,
    refuse(operations.createOrder, salesRefusals.priceChanged),
    answer(operations.getOffers, () => someOffers(isSent() ? 3180 : 2980)),
  ),
  play: async (story) => {
    await submit(story)
    const { canvas } = story
    await expect(await canvas.findByText(sentenceOf(salesRefusals.priceChanged))).toBeVisible()
    await expect(await canvas.findByText(texts.priceChanged('¥2,980.00', '¥3,180.00'))).toBeVisible()
    await expect(navigate).not.toHaveBeenCalled()
  },
}

/** A person's own order leads to its payment, and Back doesn't lead to the form. */
export const Saved: Story = {
  parameters: showing(own),
  play: async (story) => {
    await submit(story)
    await waitFor(() =>
      expect(navigate).toHaveBeenCalledWith(`${pagePaths.payOwnOrder}?orderNo=${orderNo}`, { replace: true }),
    )
    await expect(calls).toContainEqual(
      expect.objectContaining({
        operation: 'createOrder',
        body: {
          onLineProductId: 'space-frame',
          packageId: 'standard',
          membershipDuration: 12,
          purchaseQuantity: 1,
          renewMainId: null,
          payAmount: 2980,
          invoiceId: null,
          addressId: null,
          invoiceRemark: '',
        },
      }),
    )
  },
}

/** Placed before the default invoice is known: it waits for the default, and is sent once. */
export const PressedEarly: Story = {
  parameters: { ...showing(own), billIsSlow: true },
  play: async (story) => {
    const { canvas, userEvent } = story
    await submit(story)
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: texts.submit })).toHaveAttribute('aria-busy', 'true'),
    )
    await expect(isSent()).toBe(false)
    await userEvent.click(canvas.getByRole('button', { name: knowTheDefault }))
    await waitFor(() => expect(navigate).toHaveBeenCalledOnce())
    await expect(calls.filter(({ operation }) => operation === 'createOrder')).toEqual([
      expect.objectContaining({ body: expect.objectContaining({ invoiceId: 'title-1' }) }),
    ])
  },
}

/** A company's order is paid in the company. */
export const SavedForCompany: Story = {
  parameters: showing(ofCompany),
  play: async (story) => {
    await submit(story)
    await waitFor(() =>
      expect(navigate).toHaveBeenCalledWith(
        `${pagePaths.payCompanyOrder}?orderNo=${orderNo}&enterpriseId=company-1`,
        {
          replace: true,
        },
      ),
    )
  },
}

const ofRenewal = '&package=standard&months=12&for=company-1&renew=batch-1&price=2980'

/** The seats to renew, with the new end. */
export const Renewal: Story = {
  parameters: showing(
    ofRenewal,
    answer(operations.getOffers, () => someOffers(undefined, someRenewals)),
  ),
  play: async (story) => {
    const { canvas } = story
    await expect(await canvas.findByText(saying(texts.renewUntil('2026-12-17', '2027-12-17')))).toBeVisible()
    await expect(canvas.getByText(texts.renewedSeats('15'))).toBeVisible()
    await submit(story)
    await waitFor(() =>
      expect(calls).toContainEqual(
        expect.objectContaining({
          operation: 'createOrder',
          body: expect.objectContaining({
            renewMainId: 'batch-1',
            purchaseQuantity: 15,
            payAmount: 44_700,
          }),
        }),
      ),
    )
  },
}

/** Another tab was faster: its order is offered instead. */
export const OrderWaits: Story = {
  parameters: showing(
    own,
    refuse(operations.createOrder, salesRefusals.orderOpen({ orderNo })),
    answer(operations.getOffers, () => ({
      ...someOffers(),
      openOrder: isSent() ? { orderNo, payAmount: 2980, isUnpaid: true, renewMainId: null } : null,
    })),
  ),
  play: async (story) => {
    const { canvas } = story
    await submit(story)
    await expect(await canvas.findByText(saying(texts.orderUnpaid(orderNo, '¥2,980.00')))).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.payOrder })).toHaveAttribute(
      'href',
      `${pagePaths.payOwnOrder}?orderNo=${orderNo}`,
    )
    await expect(canvas.queryByRole('button', { name: texts.submit })).toBeNull()
  },
}

/** A person's own licence is extended from its end. */
export const OwnRenewal: Story = {
  parameters: showing(
    `&package=standard&months=12&for=me&renew=${ownRenewal[0]?.mainId}&price=2980`,
    answer(operations.getOffers, () => someOffers(undefined, ownRenewal)),
  ),
  play: async (story) => {
    const { canvas } = story
    await expect(await canvas.findByText(saying(texts.renewUntil('2026-12-17', '2027-12-17')))).toBeVisible()
    await submit(story)
    await waitFor(() =>
      expect(calls).toContainEqual(
        expect.objectContaining({
          operation: 'createOrder',
          body: expect.objectContaining({ renewMainId: ownRenewal[0]?.mainId, purchaseQuantity: 1 }),
        }),
      ),
    )
  },
}

/** The seats were disabled, or belong to somebody else. */
export const NotRenewable: Story = {
  parameters: showing(ofRenewal),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.notRenewable)).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.chooseAgain })).toBeVisible()
  },
}

export const LongText: Story = {
  parameters: showing(
    own,
    answer(operations.getSoldProduct, ({ query }) => {
      const product = wholeSold(query.language)
      return { ...product, productName: product.productName.repeat(4) }
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('¥2,980.00', { selector: 'dd' })).toBeVisible()
    const name = wholeSold(storyLocale()).productName.repeat(4)
    await expect((await canvas.findAllByText(name))[0]).toBeVisible()
  },
}

export const Narrow: Story = { parameters: showing(own), globals: { viewport: { value: 'narrow' } } }

export const OnPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } }
