import { concurrentSeatsContract as operations } from '@atrium/contracts/concurrentSeats/contract'
import { concurrentSeatsRefusals } from '@atrium/contracts/concurrentSeats/refusals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { answering, fail, never, refuse, withFeature } from '../shared/stories/mocks'
import { hasFailed, isForbidden } from '../shared/stories/requestPlays'
import { sentenceOf, textsOf } from '../shared/stories/textsOf'
import { ConcurrentUse } from './ConcurrentUse'
import { concurrentSeatsMessages } from './messages'
import { answerCheckouts, answerUse, concurrentSeatsAnswers, sharedProduct, someCheckouts } from './mocks'

const texts = textsOf(concurrentSeatsMessages)

/** The concurrent seats of a product, as its drawer and its page show them. */
const meta = {
  id: 'features-concurrentseats-concurrentuse',
  title: 'Features/ConcurrentSeats/ConcurrentUse 并发使用',
  component: ConcurrentUse,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 520, padding: 16 }}>
        <Story />
      </div>
    ),
    withFeature(concurrentSeatsAnswers),
  ],
  args: { productId: sharedProduct.mainId },
} satisfies Meta<typeof ConcurrentUse>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = { parameters: answering(never(operations.getConcurrentUse)) }

/** Nobody uses it, and nobody was turned away. */
export const Empty: Story = {
  parameters: answering(
    answerUse({ inUse: 0, overcommit: 0, days: [], departments: [] }),
    answerCheckouts([]),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.nobody)).toBeVisible()
    await expect(canvas.getByText(texts.times(0))).toBeVisible()
  },
}

/** The figures, who was turned away by department, and who uses it now. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.times(7))).toBeVisible()
    await expect(canvas.getByText(texts.allowed(1), { exact: false })).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /./ }).length).toBeGreaterThan(6)
    await expect(canvas.getByText('方案组-03', { exact: false })).toBeVisible()
    await expect(canvas.getByText(texts.unknownDevice('7F3A30C2-91B3E4D3'), { exact: false })).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.getConcurrentUse, 'unavailable')),
  play: hasFailed(() => texts.failed),
}

export const Forbidden: Story = {
  parameters: answering(fail(operations.getConcurrentUse, 'forbidden')),
  play: isForbidden,
}

const long = '西南地区轨道交通与地下空间综合开发工程设计研究及技术咨询'

export const LongText: Story = {
  parameters: answering(
    answerCheckouts(
      someCheckouts.map((use) => ({ ...use, realName: long.slice(0, 20), deviceName: long.repeat(2) })),
    ),
    answerUse({
      departments: [{ enterpriseDepartmentId: 'dep-1', department: long.repeat(2), denials: 12_345 }],
    }),
  ),
}

/** Only the first hundred are listed. */
export const ManyRows: Story = {
  parameters: answering(
    answerUse({ inUse: 320, total: 400, overcommit: 0 }),
    answerCheckouts(
      Array.from({ length: 320 }, (_, n) => ({
        ...(someCheckouts[n % someCheckouts.length] as (typeof someCheckouts)[number]),
        checkoutId: `checkout-${n}`,
      })),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.more(220))).toBeVisible()
  },
}

/** More use it than seats were bought, as the vendor allows. */
export const Beyond: Story = {
  parameters: answering(answerUse({ inUse: 9 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.beyond(1, 1))).toBeVisible()
  },
}

/** Seats ended while they were in use. */
export const Exceeded: Story = {
  parameters: answering(answerUse({ inUse: 8, total: 6, overcommit: 0 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.exceeded(2))).toBeVisible()
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } }

async function askToRelease(canvas: { findByRole: typeof screen.findByRole }) {
  const button = await canvas.findByRole('button', { name: texts.releaseOf('沈嘉禾') })
  button.click()
  return within(await screen.findByRole('alertdialog', { name: texts.releaseTitle('沈嘉禾') }))
}

export const ReleaseSucceeds: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await askToRelease(canvas)
    await userEvent.click(dialog.getByRole('button', { name: texts.release }))
    await expect(await screen.findByText(texts.released)).toBeVisible()
  },
}

/** The member left meanwhile: the dialog says so. */
export const ReleaseRejected: Story = {
  parameters: answering(refuse(operations.endCheckout, concurrentSeatsRefusals.ended)),
  play: async ({ canvas, userEvent }) => {
    const dialog = await askToRelease(canvas)
    await userEvent.click(dialog.getByRole('button', { name: texts.release }))
    await expect(await dialog.findByText(sentenceOf(concurrentSeatsRefusals.ended))).toBeVisible()
  },
}
