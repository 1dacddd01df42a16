import { licenceUseContract as operations } from '@atrium/contracts/licenceUse/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { answering, fail, never, withFeature } from '../shared/stories/mocks'
import { textsOf } from '../shared/stories/textsOf'
import { licenceUseMessages } from './messages'
import { answerUse, idleProduct, licenceUseAnswers, someUse } from './mocks'
import { ProductUse } from './ProductUse'

const texts = textsOf(licenceUseMessages)

/** A year of a product's use, as its drawer shows it. */
const meta = {
  id: 'features-licenceuse-productuse',
  title: 'Features/LicenceUse/ProductUse 一年使用情况',
  component: ProductUse,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480, padding: 16 }}>
        <Story />
      </div>
    ),
    withFeature(licenceUseAnswers),
  ],
  args: { productId: idleProduct.mainId },
} satisfies Meta<typeof ProductUse>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = { parameters: answering(never(operations.getProductUse)) }

/** A program that never reports its use. */
export const Empty: Story = {
  parameters: answering(answerUse({ ...someUse, isReported: false, days: [], peak: 0, median: 0 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.unreported)).toBeVisible()
  },
}

/** The line, its figures by month, and what the seats without use cost. */
export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('img', { name: texts.lineWith('40', '27', '60') })).toBeVisible()
    await expect(canvas.getByText(texts.idleCost(23, 90, '¥45,080.00', '¥1,960.00'))).toBeVisible()
    await userEvent.click(canvas.getByText(texts.byMonth))
    await expect(canvas.getAllByRole('row')).toHaveLength(14)
  },
}

/** It shows nothing; the drawer around it reports failures. */
export const Failed: Story = {
  parameters: answering(fail(operations.getProductUse, 'unavailable')),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText(texts.yearOfUse)).toBeNull())
  },
}

export const Narrow: Story = { ...Ready, play: undefined, globals: { viewport: { value: 'phone' } } }

/** No order says what a seat costs. */
export const PriceUnknown: Story = {
  parameters: answering(answerUse({ ...someUse, yearlyPrice: null, priceMissing: 'noOrder' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`${texts.idleSeats(23, 90)} ${texts.noOrder}`)).toBeVisible()
  },
}

/** A sub-administrator sees the use in their departments only. */
export const LimitedScope: Story = {
  parameters: answering(
    answerUse({ ...someUse, seats: null, idleSeats: null, yearlyPrice: null, priceMissing: 'hidden' }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: texts.lineOf('40', '27') })).toBeVisible()
  },
}
