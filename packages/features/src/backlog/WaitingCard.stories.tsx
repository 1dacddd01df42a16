import { backlogContract as operations } from '@atrium/contracts/backlog/contract'
import { ownTasksContract } from '@atrium/contracts/backlog/tasks/contract'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { answer, answering, fail, never, withFeature } from '../shared/stories/mocks'
import { textsOf } from '../shared/stories/textsOf'
import { backlogMessages, waitingMessages } from './messages'
import { backlogAnswers, longItem, someTasks, waitingItem } from './mocks'
import { calls, notify, onEnterCompany, resetSteps } from './storySteps'
import { ownTaskMessages } from './tasks/messages'
import { WaitingCard } from './WaitingCard'

const texts = textsOf(backlogMessages)
const card = textsOf(waitingMessages)
const tasks = textsOf(ownTaskMessages)
const { enterpriseName } = waitingItem

/** The person's to-dos, on the personal home. */
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
      `${pagePaths.backlogItem}?backLogId=backlog-1`,
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

/** The first few; the rest on demand. */
export const ManyRows: Story = {
  parameters: answering(
    answer(
      operations.listWaiting,
      Array.from({ length: 12 }, (_, n) => ({ ...waitingItem, backLogId: `backlog-${n + 1}` })),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    const showAll = await canvas.findByRole('button', { name: card.showAll(7) })
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(5)
    await userEvent.click(showAll)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12)
    await expect(showAll).not.toBeInTheDocument()
  },
}

/** Tasks with a deadline for access are above the invitations, the others below; each has its own link. */
export const Tasks: Story = {
  parameters: answering(answer(ownTasksContract.listOwnTasks, someTasks)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: card.showAll(7) }))
    const lines = (await canvas.findAllByRole('listitem')).map(({ textContent }) => textContent)
    await expect(lines).toHaveLength(12)
    await expect(lines[0]).toContain(tasks.secondStepWanted('云筑建设集团'))
    await expect(lines[1]).toContain(tasks.rejected)
    await expect(lines[2]).toContain(enterpriseName)
    await expect(lines[4]).toContain(tasks.order('¥1,280.00'))
    await expect(lines[5]).toContain(tasks.licence('给排水与消防设计软件', '2026-12-08'))
    await expect(lines[6]).toContain(tasks.password)
    const ways = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(ways).toEqual(
      expect.arrayContaining([
        `${pagePaths.companyInformation}?enterpriseId=company-2`,
        `${pagePaths.payOwnOrder}?orderNo=202611181030000000`,
        `${pagePaths.selectGoods}?id=water&for=me&renew=202512081030000000-0`,
        pagePaths.personalPassword,
        pagePaths.ownMessages,
        pagePaths.profileForm,
        pagePaths.security,
      ]),
    )
  },
}

export const NarrowTasks: Story = { ...Tasks, globals: { viewport: { value: 'phone' } } }

/** The known part is shown anyway. */
export const TasksFail: Story = {
  parameters: answering(fail(ownTasksContract.listOwnTasks, 'unavailable')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(card.waitingFailed)
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(2)
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

/** It stays, and accepting can be repeated. */
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
