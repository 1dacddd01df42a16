import { backlogContract as operations } from '@atrium/contracts/backlog/contract'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { answer, answering, fail, never, withFeature } from '../shared/stories/mocks'
import { hasFailed } from '../shared/stories/requestPlays'
import { textsOf } from '../shared/stories/textsOf'
import { BacklogDetail } from './BacklogDetail'
import { backlogMessages } from './messages'
import { backlogAnswers, joinedItem, longItem, waitingItem } from './mocks'
import { calls, inFeature, notify, onEnterCompany, resetSteps } from './storySteps'

const texts = textsOf(backlogMessages)

const navigate = fn()
const location = { pathname: pagePaths.backlogItem, search: 'backLogId=backlog-1&status=waiting' }

/** One invitation, `/backlogDetail?backLogId=`. */
const meta = {
  id: 'features-backlog-backlogdetail',
  title: 'Features/Backlog/BacklogDetail 待办详情',
  component: BacklogDetail,
  decorators: [inFeature, withFeature(backlogAnswers)],
  parameters: { feature: { calls, host: { notify, navigate, location } } },
  beforeEach: () => {
    resetSteps()
    navigate.mockClear()
  },
} satisfies Meta<typeof BacklogDetail>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = { parameters: answering(never(operations.getBacklogItem)) }

/** The link back leads to the list in its last view. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: waitingItem.enterpriseName })).toBeVisible()
    await expect(canvas.getByText(texts.waitingHint)).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.backlog })).toHaveAttribute(
      'href',
      `${pagePaths.backlog}?status=waiting`,
    )
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.getBacklogItem, 'unavailable')),
  play: hasFailed(() => texts.failed),
}

/** Deleted, or another person's. */
export const NotFound: Story = {
  parameters: answering(fail(operations.getBacklogItem, 'missing')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.missing)).toBeVisible()
  },
}

export const LongText: Story = {
  parameters: answering(answer(operations.getBacklogItem, longItem)),
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

/** The company was dissolved meanwhile. */
export const Dissolved: Story = {
  parameters: answering(
    answer(operations.getBacklogItem, {
      ...waitingItem,
      backLogStatus: 1,
      inviteStatus: 7,
      isDissolved: true,
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.dissolvedHint)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.agree })).toBeNull()
  },
}

export const AgreeSucceeds: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.agree }))
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith(
        expect.objectContaining({ tone: 'success', message: texts.agreed(waitingItem.enterpriseName) }),
      ),
    )
  },
}

export const AgreeFails: Story = {
  parameters: answering(fail(operations.answerInvitation, 'unavailable')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.agree }))
    await waitFor(() => expect(notify).toHaveBeenCalledWith(expect.objectContaining({ tone: 'failure' })))
    await expect(canvas.getByRole('button', { name: texts.agree })).toBeEnabled()
  },
}

/** After accepting, the person is led into the company, and can remove the to-do. */
export const Joined: Story = {
  parameters: answering(answer(operations.getBacklogItem, joinedItem)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.enter }))
    await expect(onEnterCompany).toHaveBeenCalledWith('company-3')
    await userEvent.click(canvas.getByRole('button', { name: texts.delete }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: texts.delete }))
    await waitFor(() =>
      expect(navigate).toHaveBeenCalledWith(`${pagePaths.backlog}?status=waiting`, { replace: true }),
    )
  },
}
