import { dissolutionContract as operations } from '@atrium/contracts/account/contract'
import { pagePaths } from '@atrium/contracts/paths'
import { codeRefusals } from '@atrium/contracts/shared/codes/refusals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { codeMessages } from '../shared/codes/messages'
import { answer, fail, never, refuse, withFeature } from '../shared/stories/mocks'
import { containing, startingWith } from '../shared/stories/patterns'
import { hasFailed } from '../shared/stories/requestPlays'
import { sentenceOf, textsOf } from '../shared/stories/textsOf'
import { AccountFeature } from './AccountFeature'
import { dissolutionMessages } from './messages'
import { accountAnswers, someHost, someOutlook } from './mocks'

const codes = textsOf(codeMessages)
const dissolutionTexts = textsOf(dissolutionMessages)

const location = { pathname: pagePaths.dissolutionRequest, search: '' }
const answers = (...given: readonly ReturnType<typeof answer>[]) => ({ feature: { answers: given } })

/** `/companyLogoffAgreement`. */
const meta = {
  id: 'features-account-dissolutionrequest',
  title: 'Features/Account/DissolutionRequest 申请注销企业',
  component: AccountFeature,
  args: someHost,
  decorators: [withFeature(accountAnswers)],
  parameters: { feature: { host: { location } } },
} satisfies Meta<typeof AccountFeature>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function submit(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('checkbox', { name: containing(dissolutionTexts.agree) }))
  await userEvent.type(canvas.getByLabelText(startingWith(codes.code)), '123456')
  await userEvent.click(canvas.getByRole('button', { name: dissolutionTexts.submit }))
  const question = within(await screen.findByRole('alertdialog', { name: dissolutionTexts.submitTitle }))
  await userEvent.click(question.getByRole('button', { name: dissolutionTexts.submit }))
}

const pending = {
  ...someOutlook,
  request: {
    status: 'pending',
    requestedAt: '2026-11-19T08:00:00.000Z',
    reason: '业务合并到集团公司',
    remark: '',
  },
} as const

export const Loading: Story = { parameters: answers(never(operations.preCancel)) }

export const Failed: Story = {
  parameters: answers(fail(operations.preCancel, 'unavailable')),
  play: hasFailed(),
}

export const Forbidden: Story = {
  parameters: { feature: { host: { location, companyRole: 'administrator' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(dissolutionTexts.onlySuper)).toBeVisible()
  },
}

/** Nothing prevents it: losses, agreement and code. */
export const Pristine: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: dissolutionTexts.lossTitle })).toBeVisible()
    const running = within(canvas.getByRole('region', { name: dissolutionTexts.runningTitle }))
    await expect(running.getAllByText('结构设计软件')).toHaveLength(2)
    await expect(running.getByText(dissolutionTexts.trialSeats(5, 2))).toBeVisible()
    await expect(canvas.getByRole('button', { name: codes.getCode })).toBeEnabled()
  },
}

/** Something prevents it: what, and where to resolve it. */
export const Blocked: Story = {
  parameters: answers(
    answer(operations.preCancel, {
      ...someOutlook,
      blocks: [
        { kind: 'ordersUnpaid', count: 2 },
        { kind: 'certificationPending', count: 1 },
      ],
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(dissolutionTexts.ordersUnpaid(2))).toBeVisible()
    await expect(canvas.getByRole('link', { name: dissolutionTexts.toPay })).toHaveAttribute(
      'href',
      `${pagePaths.companyOrders}?status=awaitingPayment`,
    )
    await expect(canvas.queryByRole('button', { name: dissolutionTexts.submit })).toBeNull()
  },
}

export const Invalid: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: dissolutionTexts.submit }))
    await expect(canvas.getByText(dissolutionTexts.agreeRequired)).toBeVisible()
    await expect(canvas.getByText(codes.codeRequired)).toBeVisible()
  },
}

export const Submitting: Story = {
  parameters: answers(never(operations.cancelAccount)),
  play: async ({ canvas }) => {
    await submit(canvas)
    const question = within(screen.getByRole('alertdialog'))
    await waitFor(() =>
      expect(question.getByRole('button', { name: dissolutionTexts.submit })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    )
  },
}

export const Rejected: Story = {
  parameters: answers(refuse(operations.cancelAccount, codeRefusals.late)),
  play: async ({ canvas }) => {
    await submit(canvas)
    await expect(await canvas.findByText(sentenceOf(codeRefusals.late))).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByRole('checkbox', { name: containing(dissolutionTexts.agree) })).toBeChecked(),
    )
  },
}

export const Saved: Story = {
  play: async ({ canvas }) => {
    await submit(canvas)
    await waitFor(() => expect(screen.getByText(dissolutionTexts.submitted)).toBeVisible())
  },
}

/** Under review: nothing to fill in, but it can be withdrawn. */
export const ReadOnly: Story = {
  parameters: answers(answer(operations.preCancel, pending)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: dissolutionTexts.pendingTitle })).toBeVisible()
    await expect(canvas.getByRole('button', { name: dissolutionTexts.withdraw })).toBeEnabled()
  },
}

/** The vendor refused, with a reason; it can be requested again. */
export const Refused: Story = {
  parameters: answers(
    answer(operations.preCancel, {
      ...someOutlook,
      request: { ...pending.request, status: 'rejected', remark: '还有未开具的发票' },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(dissolutionTexts.rejectedText('还有未开具的发票'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: dissolutionTexts.submit })).toBeVisible()
  },
}

const longName = '超限高层结构抗震性能化设计与审查协同软件（全国版）'.repeat(2)

export const LongText: Story = {
  parameters: answers(
    answer(operations.preCancel, {
      ...someOutlook,
      loss: {
        ...someOutlook.loss,
        licences: someOutlook.loss.licences.map((licence) => ({ ...licence, productName: longName })),
      },
    }),
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(longName))[0]).toBeVisible()
  },
}

export const Narrow: Story = { ...Invalid, globals: { viewport: { value: 'phone' } } }

export const AsksForCode: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: codes.getCode }))
    await expect(await canvas.findByText(codes.codeSent('138****0001'))).toBeVisible()
  },
}

export const WithdrawSucceeds: Story = {
  ...ReadOnly,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: dissolutionTexts.withdraw }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: dissolutionTexts.withdraw }))
    await waitFor(() => expect(screen.getByText(dissolutionTexts.withdrawn)).toBeVisible())
  },
}
