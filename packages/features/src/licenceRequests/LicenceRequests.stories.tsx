import { authorisationRefusals } from '@atrium/contracts/authorisation/refusals'
import { licenceRequestsContract as operations } from '@atrium/contracts/licenceRequests/contract'
import { licenceRequestsRefusals } from '@atrium/contracts/licenceRequests/refusals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { answer } from '../shared/stories/answers'
import { answerFirst, answering, fail, never, refuse, withFeature } from '../shared/stories/mocks'
import { containing } from '../shared/stories/patterns'
import { hasFailed, isForbidden, isLoading } from '../shared/stories/requestPlays'
import { chooseInRow, findInRow } from '../shared/stories/rowSteps'
import { expectNotice, pageOf } from '../shared/stories/storySteps'
import { sentenceOf, textsOf } from '../shared/stories/textsOf'
import { componentMessages } from '../shared/texts/sharedMessages'
import { undoMessages } from '../shared/undo/messages'
import { LicenceRequests } from './LicenceRequests'
import { licenceRequestsMessages } from './messages'
import {
  answerRequests,
  licenceRequestsAnswers,
  refusedRequest,
  resetLicenceRequests,
  shortRequests,
  someDelegations,
  someRequests,
} from './mocks'

const texts = textsOf(licenceRequestsMessages)
const undoTexts = textsOf(undoMessages)
const components = textsOf(componentMessages)
const first = '温如玉'
const queued = '沈若溪'
const product = '建筑施工图设计软件'

/** Licence requests by person and product, `/licenceRequests`. */
const meta = {
  id: 'features-licencerequests-licencerequests',
  title: 'Features/LicenceRequests/LicenceRequests 授权申请',
  component: LicenceRequests,
  decorators: [withFeature(licenceRequestsAnswers)],
  beforeEach: resetLicenceRequests,
} satisfies Meta<typeof LicenceRequests>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  parameters: answering(never(operations.listLicenceRequests)),
  play: isLoading('table', () => texts.list),
}

export const Empty: Story = {
  parameters: answering(answerRequests(() => [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.noneWaiting)).toBeVisible()
  },
}

export const NoMatches: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), '无此人{Enter}')
    await expect(await canvas.findByText(components.noMatches)).toBeVisible()
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(components.total(10))).toBeVisible()
    await expect(canvas.getByRole('button', { name: texts.grantTo(first, product) })).toBeVisible()
  },
}

export const Refreshing: Story = {
  parameters: answering(
    answerFirst(operations.listLicenceRequests, {
      totalItems: 12,
      counts: [],
      list: someRequests.slice(0, 10),
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(first)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: components.nextPage }))
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.getByText(first)).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.listLicenceRequests, 'unavailable')),
  play: hasFailed(() => texts.listFailed),
}

export const Forbidden: Story = {
  parameters: answering(fail(operations.listLicenceRequests, 'forbidden')),
  play: isForbidden,
}

const long = '西南地区轨道交通与地下空间综合开发工程设计研究及技术咨询中心'

export const LongText: Story = {
  parameters: answering(
    answerRequests(() =>
      someRequests.slice(0, 2).map((row) => ({
        ...row,
        realName: '欧阳上官司徒皇甫南宫',
        productName: long.repeat(2),
        reason: long.repeat(6),
        department: Array.from({ length: 5 }, () => long).join('/'),
      })),
    ),
  ),
}

export const ManyRows: Story = {
  parameters: answering(
    answerRequests(() =>
      Array.from({ length: 230 }, (_, n) => ({ ...someRequests[0], id: `${n}` }) as never),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(components.total(230))).toBeVisible()
  },
}

/** On a phone, a row shows reason and date, with the decision next to them. */
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const grant = await canvas.findByRole('button', { name: texts.grantTo(first, product) })
    if (window.innerWidth >= 768) return
    await expect(grant.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await expect(canvas.getAllByText(product)[0]).toBeVisible()
    await expect(canvas.getAllByText(someRequests[0]?.reason ?? '')[0]).toBeVisible()
  },
}

/** Undoing makes the request pending again. */
export const GrantSucceeds: Story = {
  play: async ({ canvas, userEvent, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.grantTo(first, product) }))
    const question = within(
      await screen.findByRole('alertdialog', { name: texts.grantTitle(first, product) }),
    )
    await expect(question.getByText(containing(texts.grantNowHint(4)))).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: texts.grant }))
    await expectNotice({ canvasElement }, texts.grantedNow)
    await waitFor(() => expect(canvas.queryByText(first)).toBeNull())
    await userEvent.click(pageOf({ canvasElement }).getByRole('button', { name: undoTexts.undo }))
    await expectNotice({ canvasElement }, undoTexts.undone)
    await expect(await canvas.findByText(first)).toBeVisible()
  },
}

/** Without a free seat, the member waits for one, and the company's administrators are asked. */
export const GrantQueues: Story = {
  parameters: answering(
    answerRequests(() => shortRequests),
    answer(operations.grantLicenceRequest, { state: 'approved', position: 2, isEscalated: true }),
  ),
  play: async ({ canvas, userEvent, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.grantTo(first, product) }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText(containing(texts.grantQueueHint(2)))).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: texts.grant }))
    await expectNotice({ canvasElement }, texts.escalatedNow(2))
    await expect(pageOf({ canvasElement }).getByRole('button', { name: undoTexts.undo })).toBeVisible()
  },
}

/** Requests that were approved while no seat was free: who approved them, and their places. */
export const WaitsForSeat: Story = {
  play: async (context) => {
    await showApproved(context)
    await expect(context.canvas.getByText(containing(texts.departmentWaits(2)))).toBeVisible()
  },
}

/** Without a free seat, somebody who waits can't be given one: seats are allocated or bought first. */
export const WaitsWithoutSeat: Story = {
  parameters: answering(answerRequests(() => shortRequests)),
  play: async (context) => {
    await showApproved(context)
    const { canvas, userEvent } = context
    await expect(canvas.getByText(texts.freeSeats(0))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.assignTo(queued, product) })).toBeNull()
    const pass = await findInRow({ canvas, userEvent }, queued, texts.passSeats)
    await waitFor(() => expect(pass).toBeVisible())
  },
}

/** An administrator may give a free seat to somebody who isn't the first in line. */
export const AssignSucceeds: Story = {
  play: async (context) => {
    await showApproved(context)
    const { canvas, userEvent, canvasElement } = context
    await userEvent.click(canvas.getByRole('button', { name: texts.assignTo(queued, product) }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText(containing(texts.assignHint(2)))).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: texts.assign }))
    await expectNotice({ canvasElement }, texts.grantedNow)
    await expect(await canvas.findByText(texts.noneApproved)).toBeVisible()
  },
}

async function showApproved({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) {
  await userEvent.click(await canvas.findByRole('radio', { name: containing(texts.approved) }))
  await expect(await canvas.findByText(queued)).toBeVisible()
}

/** It names the next step, and the row links to it. */
export const AssignFails: Story = {
  parameters: answering(refuse(operations.grantLicenceRequest, authorisationRefusals.notEnoughSeats)),
  play: async (context) => {
    await showApproved(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: texts.assignTo(queued, product) }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: texts.assign }))
    await expect(await question.findByText(texts.noSeats)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(await findInRow({ canvas, userEvent }, queued, texts.passSeats)).toBeVisible()
    await expect(screen.getByRole('menuitem', { name: texts.buyMore })).toBeVisible()
  },
}

export const RefuseSucceeds: Story = {
  play: async ({ canvas, userEvent, canvasElement }) => {
    await canvas.findByText(first)
    await chooseInRow({ canvas, userEvent }, first, texts.refuse)
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: texts.refuse }))
    await expect(await dialog.findByText(texts.refuseReasonRequired)).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: texts.refuseReason }), refusedRequest.answer)
    await userEvent.click(dialog.getByRole('button', { name: texts.refuse }))
    await expectNotice({ canvasElement }, texts.refusedNow)
    await waitFor(() => expect(canvas.queryByText(first)).toBeNull())
    await userEvent.click(canvas.getByRole('radio', { name: containing(texts.refused) }))
    await expect((await canvas.findAllByText(containing(refusedRequest.answer)))[0]).toBeVisible()
  },
}

/** Who answers for whom: both see it, and both may end it. */
export const Delegated: Story = {
  parameters: answering(answer(operations.listRequestDelegations, someDelegations)),
  play: async ({ canvas }) => {
    const given = texts.delegated('顾明远', '2026-11-30', '2026-12-11')
    await expect(await canvas.findByText(containing(given))).toBeVisible()
    await expect(
      canvas.getByText(containing(texts.answersFor('陆思齐', '2026-11-16', '2026-11-27'))),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: texts.endDelegationOf('陆思齐') })).toBeVisible()
  },
}

/** One of the two may no longer answer requests. */
export const DelegateUnable: Story = {
  parameters: answering(
    answer(operations.listRequestDelegations, {
      ...someDelegations,
      ownDelegation: someDelegations.ownDelegation && { ...someDelegations.ownDelegation, isAble: false },
      received: [],
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(containing(texts.delegateUnable))).toBeVisible()
  },
}

/** The list of requests works without it. */
export const DelegationsFailed: Story = {
  parameters: answering(fail(operations.listRequestDelegations, 'unavailable')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.delegationsFailed)).toBeVisible()
    await expect(canvas.getByText(first)).toBeVisible()
  },
}

async function openDelegate({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) {
  const button = await canvas.findByRole('button', { name: texts.delegate })
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.click(button)
  const dialog = within(await screen.findByRole('dialog', { name: texts.delegateTitle }))
  await userEvent.click(dialog.getByRole('button', { name: texts.delegateSubmit }))
  await expect(await dialog.findByText(texts.delegateRequired)).toBeVisible()
  await expect(dialog.getByText(texts.daysRequired)).toBeVisible()
  await userEvent.click(dialog.getByRole('combobox', { name: texts.delegatePerson }))
  await userEvent.click(await screen.findByRole('option', { name: containing('顾明远') }))
  await userEvent.type(dialog.getByRole('textbox', { name: components.firstDay }), '2026-11-30')
  await userEvent.type(dialog.getByRole('textbox', { name: components.lastDay }), '2026-12-11{Tab}')
  await userEvent.click(dialog.getByRole('button', { name: texts.delegateSubmit }))
  return dialog
}

/** A colleague answers while the person is away, until the person or the colleague ends it. */
export const DelegateSucceeds: Story = {
  play: async (context) => {
    await openDelegate(context)
    const { canvas, userEvent, canvasElement } = context
    await expectNotice({ canvasElement }, texts.delegatedNow)
    const words = texts.delegated('顾明远', '2026-11-30', '2026-12-11')
    await expect(await canvas.findByText(containing(words))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: texts.endDelegationOf('顾明远') }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: texts.endDelegation }))
    await expectNotice({ canvasElement }, texts.delegationEnded)
    await waitFor(() => expect(canvas.queryByText(containing(words))).toBeNull())
  },
}

/** What was chosen stays. */
export const DelegateFails: Story = {
  parameters: answering(refuse(operations.setRequestDelegation, licenceRequestsRefusals.wrongDays)),
  play: async (context) => {
    const dialog = await openDelegate(context)
    await expect(await dialog.findByText(sentenceOf(licenceRequestsRefusals.wrongDays))).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: components.firstDay })).toHaveValue('2026-11-30')
  },
}

async function openAutoApproval({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) {
  await userEvent.click(await canvas.findByRole('button', { name: texts.autoApproval }))
  return within(await screen.findByRole('dialog', { name: texts.autoApprovalTitle }))
}

/** The products whose requests are approved automatically. */
export const AutoApprovalSucceeds: Story = {
  play: async (context) => {
    const dialog = await openAutoApproval(context)
    const choice = await dialog.findByRole('switch', { name: texts.autoApprovalOf(product) })
    await expect(choice).not.toBeChecked()
    await context.userEvent.click(choice)
    await waitFor(() => expect(choice).toBeChecked())
  },
}

export const AutoApprovalFails: Story = {
  parameters: answering(fail(operations.setAutoApproval, 'unavailable')),
  play: async (context) => {
    const dialog = await openAutoApproval(context)
    const choice = await dialog.findByRole('switch', { name: texts.autoApprovalOf(product) })
    await context.userEvent.click(choice)
    await waitFor(() => expect(choice).toHaveAttribute('data-activity', 'idle'))
    await expect(choice).not.toBeChecked()
    await expectNotice(context, containing(product))
  },
}
