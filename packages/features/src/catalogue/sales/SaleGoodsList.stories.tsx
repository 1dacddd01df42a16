import { salesContract as operations } from '@atrium/contracts/catalogue/sales/contract'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { type Answer, answer, fail, never, withFeature } from '../../shared/stories/mocks'
import { containing } from '../../shared/stories/patterns'
import { hasFailed } from '../../shared/stories/requestPlays'
import { storyLocale, textsOf } from '../../shared/stories/textsOf'
import { formatYuan } from '../../shared/texts/formatYuan'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { catalogueMessages } from '../messages'
import { at, calls, inFeature, resetSteps } from '../storySteps'
import { salesMessages } from './messages'
import { salesAnswers, someBuyers, someSold } from './mocks'
import { SaleGoodsList } from './SaleGoodsList'

const texts = textsOf(salesMessages)
const ofCatalogue = textsOf(catalogueMessages)
const shared = textsOf(sharedMessages)
const showing = (search: string, ...answers: readonly Answer[]) => at(pagePaths.shop, search, ...answers)

/** Products on sale, `/saleGoodsList`. */
const meta = {
  id: 'features-catalogue-salegoodslist',
  title: 'Features/Catalogue/SaleGoodsList 在线选购',
  component: SaleGoodsList,
  decorators: [inFeature, withFeature(salesAnswers)],
  parameters: { feature: showing('').feature },
  beforeEach: resetSteps,
} satisfies Meta<typeof SaleGoodsList>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  parameters: showing('', never(operations.listSoldProducts)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: shared.loading })).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: showing('', answer(operations.listSoldCategories, []), answer(operations.listSoldProducts, [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.none)).toBeVisible()
  },
}

export const NoMatches: Story = {
  parameters: showing('search=zzz'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(ofCatalogue.noMatches)).toBeVisible()
  },
}

/** Visitors see it too; no personal data is requested. */
export const Ready: Story = {
  parameters: { ...showing(''), isStranger: true },
  play: async ({ canvas }) => {
    const [first] = someSold(storyLocale())
    await expect(await canvas.findByRole('link', { name: first?.productName ?? '' })).toHaveAttribute(
      'href',
      `${pagePaths.shopProduct}?id=space-frame`,
    )
    await expect(canvas.getByText(texts.from(formatYuan(storyLocale())(2980)))).toBeVisible()
    await expect(calls.map(({ operation }) => operation)).toEqual(['listSoldCategories', 'listSoldProducts'])
  },
}

/** People who buy for a company see a note, and continue for it. */
export const ForCompany: Story = {
  parameters: showing('for=company-1'),
  play: async ({ canvas }) => {
    const [company] = someBuyers
    await expect(await canvas.findByText(texts.forCompany(company?.enterpriseName ?? ''))).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.toCompany })).toHaveAttribute(
      'href',
      `${pagePaths.companyProducts}?enterpriseId=company-1`,
    )
    const [first] = someSold(storyLocale())
    await expect(await canvas.findByRole('link', { name: first?.productName ?? '' })).toHaveAttribute(
      'href',
      `${pagePaths.shopProduct}?id=space-frame&for=company-1`,
    )
  },
}

/** For a company that the person can't buy for. */
export const ForClosedCompany: Story = {
  parameters: showing('for=company-2'),
  play: async ({ canvas }) => {
    const [, other] = someBuyers
    await expect(await canvas.findByText(texts.cannotBuy(other?.enterpriseName ?? ''))).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: showing('', fail(operations.listSoldProducts, 'unavailable')),
  play: hasFailed(() => texts.listFailed),
}

export const LongText: Story = {
  parameters: showing(
    '',
    answer(operations.listSoldProducts, ({ query }) =>
      someSold(query.language).map((product) => ({
        ...product,
        productName: product.productName.repeat(4),
        summary: product.summary.repeat(6),
        lowestPrice: 38_888.88,
      })),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByText(containing(formatYuan(storyLocale())(38_888.88))))[0],
    ).toBeVisible()
  },
}

export const ManyRows: Story = {
  parameters: showing(
    '',
    answer(operations.listSoldProducts, ({ query }) =>
      Array.from({ length: 20 }, (_, n) =>
        someSold(query.language).map((product) => ({
          ...product,
          onLineProductId: `${product.onLineProductId}-${n}`,
        })),
      ).flat(),
    ),
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(80))
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const OnPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } }
