import { backlogContract as operations } from '@atrium/contracts/backlog/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { answer, answering, fail, withFeature } from '../shared/stories/mocks'
import { textsOf } from '../shared/stories/textsOf'
import { BacklogPrompt } from './BacklogPrompt'
import { backlogMessages } from './messages'
import { backlogAnswers, longItem, someItems, waitingItem } from './mocks'
import { calls, inFeature, notify, resetSteps } from './storySteps'

const texts = textsOf(backlogMessages)
const [first, second] = someItems

const kept = new Map<string, string>()
const tabStore = {
  read: (key: string) => kept.get(key),
  write: (key: string, value: string) => void kept.set(key, value),
}

/** Pending invitations, on arrival in the personal space. */
const meta = {
  id: 'features-backlog-backlogprompt',
  title: 'Features/Backlog/BacklogPrompt 待办弹窗',
  component: BacklogPrompt,
  decorators: [inFeature, withFeature(backlogAnswers)],
  parameters: { feature: { calls, host: { notify, tabStore } } },
  beforeEach: () => {
    resetSteps()
    kept.clear()
  },
} satisfies Meta<typeof BacklogPrompt>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog', { name: texts.invitesYou }))
const shows = async (name = '') => expect(await screen.findByRole('heading', { name })).toBeVisible()

export const Ready: Story = {
  play: async () => {
    await waitFor(() => shows(first?.enterpriseName))
    await expect((await dialog()).getByText(texts.more(1))).toBeVisible()
  },
}

export const LongText: Story = {
  parameters: answering(answer(operations.listWaiting, [longItem])),
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

/** One after another; postponed ones aren't shown again during the visit. */
export const OneAfterAnother: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: texts.later }))
    await waitFor(() => shows(second?.enterpriseName))
    await userEvent.click((await dialog()).getByRole('button', { name: texts.agree }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(kept.get('backlog.seen')).toContain('backlog-1 backlog-2')
    await expect(calls).toContainEqual(
      expect.objectContaining({ body: expect.objectContaining({ id: 'backlog-2', isPass: true }) }),
    )
  },
}

/** The service is unavailable: the invitation stays, and accepting can be repeated. */
export const AgreeFails: Story = {
  parameters: answering(fail(operations.answerInvitation, 'unavailable')),
  play: async ({ userEvent }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: texts.agree }))
    await waitFor(() => expect(notify).toHaveBeenCalledWith(expect.objectContaining({ tone: 'failure' })))
    await expect((await dialog()).getByRole('button', { name: texts.agree })).toBeEnabled()
  },
}

export const RefuseSucceeds: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: texts.refuse }))
    const name = texts.refuseTitle(waitingItem.enterpriseName)
    const question = within(await screen.findByRole('alertdialog', { name }))
    await userEvent.click(question.getByRole('button', { name: texts.refuse }))
    await waitFor(() => shows(second?.enterpriseName))
    await expect(notify).toHaveBeenCalledWith({ tone: 'success', message: texts.refused })
  },
}
