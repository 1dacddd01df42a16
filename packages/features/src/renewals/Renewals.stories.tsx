import { pagePaths } from '@atrium/contracts/paths'
import { renewalsContract as operations } from '@atrium/contracts/renewals/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { answerFirst, answering, fail, never, type RecordedCall, withFeature } from '../shared/stories/mocks'
import { hasFailed, isForbidden, isLoading } from '../shared/stories/requestPlays'
import { textsOf } from '../shared/stories/textsOf'
import { componentMessages } from '../shared/texts/sharedMessages'
import { renewalsMessages } from './messages'
import { answerBatches, renewalsAnswers, someBatches } from './mocks'
import { Renewals } from './Renewals'

const texts = textsOf(renewalsMessages)
const components = textsOf(componentMessages)
const location = { pathname: pagePaths.renewals, search: '' }

/** What ends when, and its renewal, `/licenceRenewals`. */
const meta = {
  id: 'features-renewals-renewals',
  title: 'Features/Renewals/Renewals 到期与续费',
  component: Renewals,
  decorators: [withFeature(renewalsAnswers)],
  parameters: { feature: { host: { location } } },
} satisfies Meta<typeof Renewals>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  parameters: answering(never(operations.listRenewals)),
  play: isLoading('table', () => texts.list),
}

export const Empty: Story = {
  parameters: answering(answerBatches([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.none)).toBeVisible()
  },
}

export const NoMatches: Story = {
  parameters: { feature: { host: { location: { ...location, search: 'search=none' } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(components.noMatches)).toBeVisible()
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.suggestedSeats('36'))).toBeVisible()
    await expect(canvas.getByText(texts.endedFor(12))).toBeVisible()
  },
}

/** The most seats in use at once decide. */
export const ConcurrentSeats: Story = {
  parameters: answering(
    answerBatches(
      someBatches.slice(1, 2).map((batch) => ({
        ...batch,
        isConcurrent: true,
        usedCount: 31,
        idleCount: null,
        peakCount: 31,
        waitingCount: 0,
        suggestedSeats: 31,
      })),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.atOnceOf('31', '40'))).toBeVisible()
    await expect(canvas.getByText(texts.reasonAtOnce('31'))).toBeVisible()
  },
}

const many = Array.from({ length: 64 }, (_, n) => ({
  ...(someBatches[n % 3 === 2 ? 3 : n % 3] ?? (someBatches[0] as (typeof someBatches)[number])),
  mainId: `main-${n}`,
}))

export const Refreshing: Story = {
  parameters: answering(
    answerFirst(operations.listRenewals, { totalItems: 64, list: many.slice(0, 20), counts: [] }),
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByText(texts.suggestedSeats('36'))
    await userEvent.click(canvas.getByRole('button', { name: components.nextPage }))
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.listRenewals, 'unavailable')),
  play: hasFailed(() => texts.listFailed),
}

export const Forbidden: Story = {
  parameters: answering(fail(operations.listRenewals, 'forbidden')),
  play: isForbidden,
}

export const LongText: Story = {
  parameters: answering(
    answerBatches(
      someBatches.map((batch) => ({
        ...batch,
        productName: '西南地区轨道交通与地下空间综合开发工程设计研究软件'.repeat(2),
        yearPrice: batch.yearPrice && 1_234_567.89,
        seats: 99_999,
        usedCount: 88_888,
        suggestedSeats: 90_000,
        waitingCount: 3000,
        endingSeats: { seatsAfter: 80_000, cutAt: batch.endTime, losingCount: 8888 },
      })),
    ),
  ),
}

export const ManyRows: Story = {
  parameters: answering(answerBatches(many)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(components.total(64))).toBeVisible()
  },
}

export const Narrow: Story = { ...Ready, play: undefined, globals: { viewport: { value: 'phone' } } }

const calls: RecordedCall[] = []

/** Several are selected and renewed with one order; closing the dialog returns to the list. */
export const RenewsSeveral: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(texts.suggestedSeats('36'))
    const boxes = canvas.getAllByRole('checkbox')
    for (const box of boxes.slice(1, 3)) await userEvent.click(box)
    await userEvent.click(canvas.getByRole('button', { name: texts.renew }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByText(texts.renewTitle(2))).toBeVisible()
    await expect(await dialog.findByText(texts.totalOf('2'))).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** A product gets its own days before an end. */
export const SetsReminders: Story = {
  parameters: { feature: { host: { location }, calls } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(texts.suggestedSeats('36'))
    await userEvent.click(canvas.getByRole('button', { name: texts.reminders }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('checkbox', { name: texts.daysBefore(60) }))
    await userEvent.click(dialog.getByRole('button', { name: texts.saveReminders }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(calls.filter(({ operation }) => operation === 'saveEndReminders')).toHaveLength(1)
  },
}
