import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { answer, answering, fail, never, withFeature } from '../shared/stories/mocks'
import { textsOf } from '../shared/stories/textsOf'
import { backlogContract as operations } from './contract'
import { backlogMessages } from './messages'
import { backlogAnswers, longItem, waitingItem } from './mocks'
import { calls, notify, onEnterCompany, resetSteps } from './storySteps'
import { WaitingCard } from './WaitingCard'
import { waitingMessages } from './waitingMessages'

const texts = textsOf(backlogMessages)
const card = textsOf(waitingMessages)
const { enterpriseName } = waitingItem

/** What waits for the person, on the personal home. */
const meta = {
  id: 'features-backlog-waitingcard',
  title: 'Features/Backlog/WaitingCard 待办卡片',
  component: WaitingCard,
  args: { getPassportToken: () => 'passport', onEnterCompany },
  decorators: [withFeature(backlogAnswers)],
  parameters: { feature: { calls, host: { notify } } },
  beforeEach: resetSteps,
} satisfies Meta<typeof WaitingCard>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  parameters: answering(never(operations.listWaiting)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: card.waitsForYou })).toHaveAttribute('aria-busy', 'true')
  },
}

export const Empty: Story = {
  parameters: answering(answer(operations.listWaiting, [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(card.nothingWaits)).toBeVisible()
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: enterpriseName })).toHaveAttribute(
      'href',
      '/backlogDetail?backLogId=backlog-1',
    )
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.listWaiting, 'unavailable')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(card.waitingFailed)
  },
}

export const LongText: Story = {
  parameters: answering(answer(operations.listWaiting, [longItem])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: longItem.enterpriseName })).toBeVisible()
  },
}

/** The first few; the rest is on the page of all. */
export const ManyRows: Story = {
  parameters: answering(
    answer(
      operations.listWaiting,
      Array.from({ length: 12 }, (_, n) => ({ ...waitingItem, backLogId: `backlog-${n + 1}` })),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: card.allWaiting(12) })).toHaveAttribute(
      'href',
      '/myBacklog',
    )
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}

export const Narrow: Story = { ...Ready, globals: { viewport: { value: 'phone' } } }

export const AgreeSucceeds: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.agreeTo(enterpriseName) }))
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith(expect.objectContaining({ message: texts.agreed(enterpriseName) })),
    )
    await expect(calls).toContainEqual(
      expect.objectContaining({ body: expect.objectContaining({ id: 'backlog-1', isPass: true }) }),
    )
  },
}

/** It stays, to be agreed to again. */
export const AgreeFails: Story = {
  parameters: answering(fail(operations.answerInvitation, 'unavailable')),
  play: async ({ canvas, userEvent }) => {
    const agree = await canvas.findByRole('button', { name: texts.agreeTo(enterpriseName) })
    await userEvent.click(agree)
    await waitFor(() => expect(notify).toHaveBeenCalledWith(expect.objectContaining({ tone: 'failure' })))
    await expect(agree).toBeEnabled()
  },
}

export const RefuseSucceeds: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.refuseOf(enterpriseName) }))
    const question = within(
      await screen.findByRole('alertdialog', { name: texts.refuseTitle(enterpriseName) }),
    )
    await userEvent.click(question.getByRole('button', { name: texts.refuse }))
    await waitFor(() => expect(notify).toHaveBeenCalledWith({ tone: 'success', message: texts.refused }))
  },
}
