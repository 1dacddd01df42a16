import { salesContract as operations } from '@atrium/contracts/catalogue/sales/contract'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type Answer, answer, fail, never, withFeature } from '../../shared/stories/mocks'
import { saying } from '../../shared/stories/patterns'
import { hasFailed } from '../../shared/stories/requestPlays'
import { storyLocale, textsOf } from '../../shared/stories/textsOf'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { at, calls, inFeature, resetSteps } from '../storySteps'
import { salesMessages } from './messages'
import { orderNo, ownRenewal, salesAnswers, someOffers, someRenewals, wholeSold } from './mocks'
import { SaleGoodsDetail } from './SaleGoodsDetail'

const texts = textsOf(salesMessages)
const shared = textsOf(sharedMessages)
const showing = (...answers: readonly Answer[]) => at(pagePaths.shopProduct, 'id=space-frame', ...answers)

/** A product with its prices, `/SaleGoodsDetail?id=`. */
const meta = {
  id: 'features-catalogue-salegoodsdetail',
  title: 'Features/Catalogue/SaleGoodsDetail 产品与价格',
  component: SaleGoodsDetail,
  decorators: [inFeature, withFeature(salesAnswers)],
  parameters: { feature: showing().feature },
  beforeEach: resetSteps,
} satisfies Meta<typeof SaleGoodsDetail>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  parameters: showing(never(operations.getSoldProduct)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: shared.loading })).toBeVisible()
  },
}

/** Visitors see it too; the next step requires the sign-in. */
export const Ready: Story = {
  parameters: { ...showing(), isStranger: true },
  play: async ({ canvas }) => {
    const { productName } = wholeSold(storyLocale())
    await expect(await canvas.findByRole('heading', { level: 1, name: productName })).toBeVisible()
    await expect(canvas.getByText('¥8,046.00')).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.buyNow })).toHaveAttribute(
      'href',
      `${pagePaths.selectGoods}?id=space-frame`,
    )
    await expect(canvas.getByRole('link', { name: texts.tryFirst(30) })).toHaveAttribute(
      'href',
      `${pagePaths.trialProduct}?id=space-frame`,
    )
    await expect(calls.map(({ operation }) => operation)).toEqual(['getSoldProduct'])
  },
}

const having = (has: Partial<ReturnType<typeof someOffers>>) =>
  showing(answer(operations.getOffers, () => ({ ...someOffers(), ...has })))

/** An owner sees the end, can renew it, and gets no trial offer. */
export const Owned: Story = {
  parameters: having({
    renewals: ownRenewal,
    canTry: false,
    owned: { endAt: '2026-12-17T15:59:59.000Z', isOver: false },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(saying(texts.ownedUntil('2026-12-17')))).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.renewNow })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: texts.tryFirst(30) })).toBeNull()
  },
}

const [over, going] = someRenewals
const forCompany = (has: Partial<ReturnType<typeof someOffers>>) =>
  at(
    pagePaths.shopProduct,
    'id=space-frame&for=company-1',
    answer(operations.getOffers, () => ({ ...someOffers(), ...has })),
  )

/** A company that has it sees the end, can renew it or buy more, and gets no trial offer. */
export const OwnedByCompany: Story = {
  parameters: forCompany({
    renewals: [going, over].flatMap((one) => one ?? []),
    canTry: false,
    held: { seats: 15, endAt: '2026-12-17T15:59:59.000Z', isOver: false },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(saying(texts.held('15', '2026-12-17')))).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.renewNow })).toHaveAttribute(
      'href',
      `${pagePaths.selectGoods}?id=space-frame&for=company-1&renew=batch-1`,
    )
    await expect(canvas.getByRole('link', { name: texts.addSeats })).toHaveAttribute(
      'href',
      `${pagePaths.selectGoods}?id=space-frame&for=company-1&renew=none`,
    )
    await expect(canvas.queryByRole('link', { name: texts.buyNow })).toBeNull()
    await expect(canvas.queryByRole('link', { name: texts.tryMyself(30) })).toBeNull()
  },
}

/** In a company's shop, an offered trial is marked as personal. */
export const NewToCompany: Story = {
  parameters: forCompany({}),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: texts.tryMyself(30) })).toBeVisible()
    await expect(canvas.getByText(texts.tryMyselfHint)).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.buyNow })).toBeVisible()
  },
}

/** An open order is offered for payment instead. */
export const OrderWaits: Story = {
  parameters: having({ openOrder: { orderNo, payAmount: 2980, isUnpaid: true, renewMainId: null } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: texts.payOrder })).toHaveAttribute(
      'href',
      `${pagePaths.payOwnOrder}?orderNo=${orderNo}`,
    )
    await expect(canvas.queryByRole('link', { name: texts.buyNow })).toBeNull()
  },
}

export const Failed: Story = {
  parameters: showing(fail(operations.getSoldProduct, 'unavailable')),
  play: hasFailed(() => texts.productFailed),
}

export const NotFound: Story = {
  parameters: showing(fail(operations.getSoldProduct, 'missing')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.productMissing)).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.toList })).toHaveAttribute('href', pagePaths.shop)
  },
}

export const LongText: Story = {
  parameters: showing(
    answer(operations.getSoldProduct, ({ query }) => {
      const product = wholeSold(query.language)
      return {
        ...product,
        productName: product.productName.repeat(4),
        packages: product.packages.map((one) => ({ ...one, summary: one.summary.repeat(6) })),
      }
    }),
  ),
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const OnPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } }
