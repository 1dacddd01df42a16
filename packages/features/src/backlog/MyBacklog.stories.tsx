import { backlogContract as operations } from '@atrium/contracts/backlog/contract'
import { backlogRefusals } from '@atrium/contracts/backlog/refusals'
import { ownTasksContract } from '@atrium/contracts/backlog/tasks/contract'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { answer, answerFirst, answering, fail, never, refuse, withFeature } from '../shared/stories/mocks'
import { containing, startingWith } from '../shared/stories/patterns'
import { hasFailed, isLoading } from '../shared/stories/requestPlays'
import { chooseInRow } from '../shared/stories/rowSteps'
import { sentenceOf, textsOf } from '../shared/stories/textsOf'
import { componentMessages } from '../shared/texts/sharedMessages'
import { MyBacklog } from './MyBacklog'
import { backlogMessages, waitingMessages } from './messages'
import {
  answersAbout,
  backlogAnswers,
  joinedItem,
  longItem,
  manyItems,
  someItems,
  someTasks,
  waitingItem,
} from './mocks'
import { calls, inFeature, notify, onEnterCompany, resetSteps } from './storySteps'

const texts = textsOf(backlogMessages)
const waiting = textsOf(waitingMessages)
const components = textsOf(componentMessages)

/** The person's to-dos, `/myBacklog`. */
const meta = {
  id: 'features-backlog-mybacklog',
  title: 'Features/Backlog/MyBacklog 我的待办',
  component: MyBacklog,
  decorators: [inFeature, withFeature(backlogAnswers)],
  parameters: { feature: { calls, host: { notify } } },
  beforeEach: resetSteps,
} satisfies Meta<typeof MyBacklog>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  parameters: answering(never(operations.listBacklog)),
  play: isLoading('table', () => texts.list),
}

export const Empty: Story = {
  parameters: answering(...answersAbout([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.empty)).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.openOrJoin })).toBeVisible()
    await expect(canvas.queryByRole('radio')).toBeNull()
  },
}

/** Other tasks are listed as on the home, because "nothing to do" would be wrong. */
export const OnlyOtherTasks: Story = {
  parameters: answering(...answersAbout([]), answer(ownTasksContract.listOwnTasks, [...someTasks])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(waiting.waits)).toBeVisible()
    await expect(await canvas.findByText(texts.noInvitations)).toBeVisible()
    await expect(canvas.queryByText(texts.empty)).toBeNull()
  },
}

/** Until the other tasks are known, "nothing to do" isn't shown, because it might be taken back. */
export const OtherTasksComeLater: Story = {
  parameters: answering(...answersAbout([]), never(ownTasksContract.listOwnTasks)),
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('region', { name: waiting.waits })
    await expect(card).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.queryByText(texts.empty)).toBeNull()
  },
}

export const NoMatches: Story = {
  parameters: answering(...answersAbout([joinedItem])),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: containing(texts.waiting) }))
    await expect(await canvas.findByText(components.noMatches)).toBeVisible()
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: containing(waitingItem.enterpriseName) })
    await expect(link).toHaveAttribute('href', `${pagePaths.backlogItem}?backLogId=backlog-1`)
    await expect(canvas.getByText(texts.dissolved)).toBeVisible()
    await expect(canvas.queryByRole('searchbox')).toBeNull()
  },
}

export const Refreshing: Story = {
  parameters: answering(
    answerFirst(operations.listBacklog, { totalItems: 6, counts: [], list: [...someItems] }),
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(joinedItem.enterpriseName)
    await userEvent.click(canvas.getByRole('radio', { name: containing(texts.waiting) }))
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.getByText(joinedItem.enterpriseName)).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.listBacklog, 'unavailable')),
  play: hasFailed(() => texts.failed),
}

export const LongText: Story = {
  parameters: answering(...answersAbout([longItem])),
}

/** A long list has a search. */
export const ManyRows: Story = {
  parameters: answering(...answersAbout(manyItems)),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(components.total(24))).toBeVisible()
    await userEvent.type(await canvas.findByRole('searchbox'), '青禾{Enter}')
    await expect(await canvas.findByText(components.total(4))).toBeVisible()
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

const agree: Story['play'] = async ({ canvas, userEvent }) => {
  const name = texts.agreeTo(waitingItem.enterpriseName)
  await userEvent.click(await canvas.findByRole('button', { name }))
}

export const AgreeSucceeds: Story = {
  play: async (context) => {
    await agree?.(context)
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith(
        expect.objectContaining({ tone: 'success', message: texts.agreed(waitingItem.enterpriseName) }),
      ),
    )
    await expect(calls).toContainEqual(
      expect.objectContaining({
        operation: 'answerInvitation',
        body: { id: 'backlog-1', backLogStatus: 1, passportToken: 'passport', isPass: true },
      }),
    )
    notify.mock.lastCall?.[0].action.run()
    await expect(onEnterCompany).toHaveBeenCalledWith('company-1')
  },
}

/** The company withdrew it while the list was open; the list is reloaded. */
export const AgreeFails: Story = {
  parameters: answering(refuse(operations.answerInvitation, backlogRefusals.withdrawn)),
  play: async (context) => {
    await agree?.(context)
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith({
        tone: 'failure',
        message: texts.agreeFailed(sentenceOf(backlogRefusals.withdrawn)),
      }),
    )
    await waitFor(() => expect(calls.filter(({ operation }) => operation === 'listBacklog')).toHaveLength(2))
  },
}

const askToRefuse = async (context: Parameters<NonNullable<Story['play']>>[0]) => {
  await chooseInRow(context, waitingItem.enterpriseName, texts.refuse)
  return within(
    await screen.findByRole('alertdialog', { name: texts.refuseTitle(waitingItem.enterpriseName) }),
  )
}

export const RefuseSucceeds: Story = {
  play: async (context) => {
    const dialog = await askToRefuse(context)
    await context.userEvent.click(dialog.getByRole('button', { name: texts.refuse }))
    await waitFor(() => expect(notify).toHaveBeenCalledWith({ tone: 'success', message: texts.refused }))
    await expect(calls).toContainEqual(
      expect.objectContaining({ body: expect.objectContaining({ isPass: false }) }),
    )
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const RefuseFails: Story = {
  parameters: answering(fail(operations.answerInvitation, 'unavailable')),
  play: async (context) => {
    const dialog = await askToRefuse(context)
    await context.userEvent.click(dialog.getByRole('button', { name: texts.refuse }))
    await expect(await screen.findByText(startingWith(texts.refuseFailed('')))).toBeInTheDocument()
  },
}

export const DeleteSucceeds: Story = {
  play: async (context) => {
    await chooseInRow(context, joinedItem.enterpriseName, texts.delete)
    const name = texts.deleteTitle(joinedItem.enterpriseName)
    const dialog = within(await screen.findByRole('alertdialog', { name }))
    await context.userEvent.click(dialog.getByRole('button', { name: texts.delete }))
    await waitFor(() => expect(notify).toHaveBeenCalledWith({ tone: 'success', message: texts.deleted }))
    await expect(calls).toContainEqual(
      expect.objectContaining({ operation: 'deleteBacklog', body: { backLogIds: ['backlog-3'] } }),
    )
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const DeleteFails: Story = {
  parameters: answering(answer(operations.answerInvitation, true), fail(operations.deleteBacklog, 'offline')),
  play: async (context) => {
    await chooseInRow(context, joinedItem.enterpriseName, texts.delete)
    const name = texts.deleteTitle(joinedItem.enterpriseName)
    const dialog = within(await screen.findByRole('alertdialog', { name }))
    await context.userEvent.click(dialog.getByRole('button', { name: texts.delete }))
    await expect(await screen.findByText(startingWith(texts.deleteFailed('')))).toBeInTheDocument()
  },
}
