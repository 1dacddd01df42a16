import { licenceUseContract as operations } from '@atrium/contracts/licenceUse/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { answerFirst, answering, fail, never, withFeature } from '../shared/stories/mocks'
import { hasFailed, isForbidden, isLoading } from '../shared/stories/requestPlays'
import { textsOf } from '../shared/stories/textsOf'
import { componentMessages } from '../shared/texts/sharedMessages'
import { IdleProducts } from './IdleProducts'
import { licenceUseMessages } from './messages'
import {
  answerIdleProducts,
  idleProduct,
  licenceUseAnswers,
  resetLicenceUse,
  someIdleProducts,
} from './mocks'

const texts = textsOf(licenceUseMessages)
const components = textsOf(componentMessages)

/** Products with licences that nobody uses, `/idleLicences`. */
const meta = {
  id: 'features-licenceuse-idleproducts',
  title: 'Features/LicenceUse/IdleProducts 闲置回收',
  component: IdleProducts,
  decorators: [withFeature(licenceUseAnswers)],
  beforeEach: resetLicenceUse,
} satisfies Meta<typeof IdleProducts>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  parameters: answering(never(operations.listIdleProducts)),
  play: isLoading('table', () => texts.idleProducts),
}

export const Empty: Story = {
  parameters: answering(answerIdleProducts([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.noLicences)).toBeVisible()
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.idleOf('14', '60'))).toBeVisible()
    await expect(canvas.getByText(texts.notReportedHint)).toBeVisible()
    // All of its idle licences are announced already.
    await expect(
      canvas.queryByRole('button', { name: texts.reclaimOf('云端图纸审查与批注服务') }),
    ).not.toBeInTheDocument()
  },
}

const many = Array.from({ length: 86 }, (_, n) => ({
  ...idleProduct,
  mainId: `main-${n}`,
  endTime: null,
  granted: 1000 - n,
  idleCount: 500 - n * 5,
  exemptCount: 0,
  borrowedCount: 0,
  plannedCount: 0,
}))

export const Refreshing: Story = {
  parameters: answering(
    answerFirst(operations.listIdleProducts, { totalItems: many.length, list: many.slice(0, 10) }),
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(texts.idleOf('500', '1,000'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: components.nextPage }))
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.listIdleProducts, 'unavailable')),
  play: hasFailed(() => texts.idleProductsFailed),
}

export const Forbidden: Story = {
  parameters: answering(fail(operations.listIdleProducts, 'forbidden')),
  play: isForbidden,
}

export const LongText: Story = {
  parameters: answering(
    answerIdleProducts(
      someIdleProducts.map((row) => ({
        ...row,
        granted: row.granted * 12_345,
        idleCount: row.idleCount === null ? null : row.idleCount * 12_345,
        exemptCount: row.exemptCount * 12_345,
        productName: '西南地区轨道交通与地下空间综合开发工程设计研究软件'.repeat(3),
      })),
    ),
  ),
}

export const ManyRows: Story = {
  parameters: answering(answerIdleProducts(many)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(components.total(many.length))).toBeVisible()
  },
}

export const Narrow: Story = { ...Ready, play: undefined, globals: { viewport: { value: 'phone' } } }

/** The dialog takes back the idle licences of the row. */
export const Reclaim: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: texts.reclaimOf(idleProduct.productName) }),
    )
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByText('沈嘉禾')).toBeVisible()
  },
}
