import { catalogueContract as operations } from '@atrium/contracts/catalogue/contract'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { answer, fail, never, withFeature } from '../../shared/stories/mocks'
import { containing } from '../../shared/stories/patterns'
import { hasFailed } from '../../shared/stories/requestPlays'
import { storyLocale, textsOf } from '../../shared/stories/textsOf'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { catalogueMessages } from '../messages'
import { answersAboutTrials, catalogueAnswers, someCatalogue, someTrials } from '../mocks'
import { at, calls, inFeature, resetSteps } from '../storySteps'
import { TrialCenter } from './TrialCenter'

const texts = textsOf(catalogueMessages)
const shared = textsOf(sharedMessages)
const showing = (search: string, ...answers: Parameters<typeof at>[2][]) =>
  at(pagePaths.trialCenter, search, ...answers)

/** The catalogue, `/TrialCenter`. */
const meta = {
  id: 'features-catalogue-trialcenter',
  title: 'Features/Catalogue/TrialCenter 试用中心',
  component: TrialCenter,
  decorators: [inFeature, withFeature(catalogueAnswers)],
  parameters: { feature: showing('').feature },
  beforeEach: resetSteps,
} satisfies Meta<typeof TrialCenter>

export default meta
type Story = StoryObj<typeof meta>

const shown = () => someCatalogue(storyLocale())
const nameOf = (n: number) => shown().products[n]?.productName ?? ''

export const Loading: Story = {
  parameters: showing('', never(operations.listProducts)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: shared.loading })).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: showing('', answer(operations.listProducts, { categories: [], products: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.noProducts)).toBeVisible()
    await expect(canvas.queryByRole('searchbox')).toBeNull()
  },
}

/** The search is kept in the address; a link leads back to all products. */
export const NoMatches: Story = {
  parameters: showing('search=zzz&category=bim'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(texts.noMatches)).toBeVisible()
    await expect(canvas.getByRole('searchbox')).toHaveValue('zzz')
    await userEvent.click(canvas.getByRole('button', { name: texts.showAll }))
    await expect(await canvas.findByRole('link', { name: nameOf(0) })).toBeVisible()
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
  },
}

/** Signed-in people see their current trials. */
export const Ready: Story = {
  parameters: showing('', ...answersAboutTrials(someTrials())),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: nameOf(0) })
    await expect(link).toHaveAttribute('href', `${pagePaths.trialProduct}?id=space-frame`)
    await expect(await canvas.findByText(texts.applied)).toBeVisible()
    await expect(canvas.getByText(texts.left(12))).toBeVisible()
    await expect(canvas.queryByText(texts.withdrawn)).toBeNull()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(16)
  },
}

export const Failed: Story = {
  parameters: showing('', fail(operations.listProducts, 'unavailable')),
  play: hasFailed(() => texts.productsFailed),
}

export const LongText: Story = {
  parameters: showing(
    '',
    answer(operations.listProducts, ({ query }) => {
      const { categories, products } = someCatalogue(query.language)
      return {
        categories,
        products: products.map((product) => ({
          ...product,
          productName: product.productName.repeat(4),
          summary: product.summary.repeat(6),
        })),
      }
    }),
  ),
}

export const ManyRows: Story = {
  parameters: showing(
    '',
    answer(operations.listProducts, ({ query }) => {
      const { categories, products } = someCatalogue(query.language)
      const many = [1, 2, 3, 4].flatMap((n) =>
        products.map((product) => ({
          ...product,
          trialCenterProductId: `${product.trialCenterProductId}-${n}`,
        })),
      )
      return { categories, products: many }
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('link', { name: nameOf(0) })
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.found(64))
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

/** Visitors see the same, without personal requests. */
export const OfStranger: Story = {
  parameters: { ...showing(''), isStranger: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: nameOf(0) })).toBeVisible()
    await expect(calls.map(({ operation }) => operation)).toEqual(['listProducts'])
  },
}

export const FindsByTyping: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('radio', { name: containing(shown().categories[3]?.categoryName ?? '') }),
    )
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2))
    await userEvent.type(canvas.getByRole('searchbox'), nameOf(11))
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1))
    await expect(canvas.getByRole('link', { name: nameOf(11) })).toBeVisible()
  },
}

export const OnPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } }
