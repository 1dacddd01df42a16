import { authorisationContract as operations } from '@atrium/contracts/authorisation/contract'
import { authorisationRefusals } from '@atrium/contracts/authorisation/refusals'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { listMessages } from '../shared/list/messages'
import {
  type Answer,
  answer,
  answerFirst,
  answering,
  fail,
  never,
  type RecordedCall,
  refuse,
  withFeature,
} from '../shared/stories/mocks'
import { hasFailed, isForbidden, isLoading } from '../shared/stories/requestPlays'
import { expectNotice, pageOf } from '../shared/stories/storySteps'
import { sentenceOf, storyLocale, textsOf } from '../shared/stories/textsOf'
import { componentMessages, sharedMessages } from '../shared/texts/sharedMessages'
import { undoMessages } from '../shared/undo/messages'
import { ManageMember } from './ManageMember'
import { authorisationMessages } from './messages'
import {
  authorisationAnswers,
  longName,
  memberLocation,
  someLicences,
  someMember,
  someProducts,
} from './mocks'

const texts = textsOf(authorisationMessages)
const undoTexts = textsOf(undoMessages)
const shared = textsOf(sharedMessages)
const components = textsOf(componentMessages)
const lists = textsOf(listMessages)

/** One member's licences, `/manageAsMember`. */
const meta = {
  id: 'features-authorisation-managemember',
  title: 'Features/Authorisation/ManageMember 管理成员的授权',
  component: ManageMember,
  decorators: [withFeature(authorisationAnswers)],
  parameters: { feature: { host: { location: memberLocation } } },
} satisfies Meta<typeof ManageMember>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Context = Parameters<Play>[0]

export const Loading: Story = {
  parameters: answering(never(operations.getMember), never(operations.listMemberLicences)),
  play: isLoading('table', () => texts.licences),
}

export const Empty: Story = {
  parameters: answering(answer(operations.listMemberLicences, [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.noLicences)).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: texts.assign })).toHaveLength(2)
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '陈思齐' })).toBeVisible()
    await expect(await canvas.findByText('BIM协同设计云平台')).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.byMember })).toHaveAttribute(
      'href',
      `${pagePaths.licencesByMember}?pageSize=20&pageIndex=2`,
    )
    await expect(canvas.queryByRole('button', { name: texts.cancelAssigned })).toBeNull()
    await expect(
      canvas.getByRole('checkbox', { name: components.selectRow('智慧工地管理云平台') }),
    ).toHaveAttribute('aria-disabled', 'true')
  },
}

/** If the host shows heading and breadcrumb, a button leads back. */
export const HeadedByHost: Story = {
  parameters: { feature: { host: { location: memberLocation, chrome: 'host' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: shared.back })).toHaveAttribute(
      'href',
      `${pagePaths.licencesByMember}?pageSize=20&pageIndex=2`,
    )
    await expect(canvas.queryByRole('heading', { level: 1 })).toBeNull()
  },
}

export const Refreshing: Story = {
  parameters: answering(answerFirst(operations.listMemberLicences, [...someLicences])),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: components.selectRow('BIM协同设计云平台') }),
    )
    await userEvent.click(canvas.getByRole('button', { name: texts.cancelAssigned }))
    const question = await pageOf(context).findByRole('alertdialog')
    await userEvent.click(within(question).getByRole('button', { name: texts.cancelAssigned }))
    await waitFor(() =>
      expect(canvas.getByRole('table', { name: texts.licences })).toHaveAttribute('aria-busy', 'true'),
    )
    await expect(canvas.getByText('BIM协同设计云平台')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.getMember, 'unavailable'), never(operations.listMemberLicences)),
  play: hasFailed(() => texts.memberFailed),
}

export const LicencesFailed: Story = {
  parameters: answering(fail(operations.listMemberLicences, 'offline')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.licencesFailed)).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: '陈思齐' })).toBeVisible()
  },
}

export const Forbidden: Story = {
  parameters: answering(fail(operations.getMember, 'forbidden')),
  play: isForbidden,
}

export const NotFound: Story = {
  parameters: { feature: { host: { location: { ...memberLocation, search: 'userId=%25%25' } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.memberUnknown)).toBeVisible()
    await expect(canvas.getByRole('link', { name: shared.back })).toBeVisible()
  },
}

async function choose(context: Context, ...products: readonly string[]) {
  const { canvas, userEvent } = context
  await userEvent.click(canvas.getByRole('button', { name: texts.assign }))
  const dialog = within(await pageOf(context).findByRole('dialog', { name: texts.assignTo('陈思齐') }))
  await expect(dialog.getByRole('button', { name: texts.assign })).toBeDisabled()
  for (const product of products) {
    await userEvent.click(await dialog.findByRole('checkbox', { name: components.selectRow(product) }))
  }
  await userEvent.click(dialog.getByRole('button', { name: texts.assign }))
  return dialog
}

async function assign(context: Context, ...products: readonly string[]) {
  const dialog = await choose(context, ...products)
  const question = within(await pageOf(context).findByRole('alertdialog', { name: texts.assignConfirm }))
  await context.userEvent.click(question.getByRole('button', { name: shared.confirm }))
  return dialog
}

const grantCalls: RecordedCall[] = []

/** Serial-number products and subscriptions take separate calls. */
export const GrantSucceeds: Story = {
  parameters: { feature: { calls: grantCalls } },
  play: async (context) => {
    grantCalls.length = 0
    await context.canvas.findByRole('heading', { name: '陈思齐' })
    await assign(context, '空间结构分析与设计软件', 'BIM协同设计云平台')
    await expectNotice(context, texts.assigned)
    await waitFor(() => expect(pageOf(context).queryByRole('dialog')).toBeNull())
    const bodies = Object.fromEntries(grantCalls.map((call) => [call.operation, call.body]))
    await expect(bodies).toMatchObject({
      grantLicencesToMember: ['main-1'],
      grantSubscriptionsToMember: ['main-7'],
    })
  },
}

/** The service's message is in Chinese; the English interface has its own. */
const fromAbove = '将使用上级部门的授权，确认分配吗？'
const askedFromAbove = () => (storyLocale() === 'en' ? texts.seatsFromAbove : fromAbove)

/** Seats of a higher department would be used: the service's message is shown as a question. */
export const PrecheckAsks: Story = {
  parameters: answering(answer(operations.precheckGrant, { typeNum: 2, showMessage: fromAbove })),
  play: async (context) => {
    await context.canvas.findByRole('heading', { name: '陈思齐' })
    await choose(context, '空间结构分析与设计软件')
    const question = within(await pageOf(context).findByRole('alertdialog', { name: askedFromAbove() }))
    await context.userEvent.click(question.getByRole('button', { name: shared.confirm }))
    await expectNotice(context, texts.assigned)
  },
}

const shortage = '成员所在部门及以上部门的可用授权数量不足，请重新选择！'

/** The pre-check refuses: its message is shown and nothing is assigned. */
export const PrecheckRefuses: Story = {
  parameters: answering(answer(operations.precheckGrant, { typeNum: 1, showMessage: shortage })),
  play: async (context) => {
    await context.canvas.findByRole('heading', { name: '陈思齐' })
    const dialog = await choose(context, '空间结构分析与设计软件')
    await expect(await dialog.findByRole('alert')).toHaveTextContent(texts.notEnoughSeats)
    await expect(pageOf(context).queryByRole('alertdialog')).toBeNull()
  },
}

export const GrantFails: Story = {
  parameters: answering(refuse(operations.grantLicencesToMember, authorisationRefusals.notEnoughSeats)),
  play: async (context) => {
    await context.canvas.findByRole('heading', { name: '陈思齐' })
    const dialog = await assign(context, '空间结构分析与设计软件')
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      sentenceOf(authorisationRefusals.notEnoughSeats),
    )
  },
}

/** One of the two calls fails: both results are shown. */
export const GrantPartlyFails: Story = {
  parameters: answering(refuse(operations.grantSubscriptionsToMember, authorisationRefusals.notEnoughSeats)),
  play: async (context) => {
    await context.canvas.findByRole('heading', { name: '陈思齐' })
    const dialog = await assign(context, '空间结构分析与设计软件', 'BIM协同设计云平台')
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      texts.somePartFailed(
        texts.serialNumberPart(1),
        texts.subscriptionPart(1),
        sentenceOf(authorisationRefusals.notEnoughSeats),
      ),
    )
  },
}

const undoCalls: RecordedCall[] = []
const subscription = someProducts.find(
  ({ productType }) => productType === 1,
) as (typeof someProducts)[number]
const lateUndo = refuse(operations.undoGrants, authorisationRefusals.tooLateToUndo)
const undoInTime = answer(operations.undoGrants, true)
const undoPartly: Answer = {
  operation: operations.undoGrants,
  respond: (request) =>
    (JSON.stringify(request.body).includes(subscription.mainId) ? lateUndo : undoInTime).respond(request),
}

/** One of two products can't be restored: it is named, the other one is restored, and the licences are reloaded. */
export const UndoPartlyFails: Story = {
  parameters: {
    feature: {
      calls: undoCalls,
      answers: [undoPartly],
    },
  },
  play: async (context) => {
    const asked = (operation: string) => undoCalls.filter((call) => call.operation === operation).length
    await context.canvas.findByRole('heading', { name: '陈思齐' })
    undoCalls.length = 0
    await assign(context, '空间结构分析与设计软件', 'BIM协同设计云平台')
    await expectNotice(context, texts.assigned)
    await waitFor(() => expect(asked('listMemberLicences')).toBe(1))
    await context.userEvent.click(pageOf(context).getByRole('button', { name: undoTexts.undo }))
    await expectNotice(
      context,
      undoTexts.undonePartly('BIM协同设计云平台', sentenceOf(authorisationRefusals.tooLateToUndo)),
    )
    await expect(asked('undoGrants')).toBe(2)
    await waitFor(() => expect(asked('listMemberLicences')).toBe(2))
  },
}

const twiceCalls: RecordedCall[] = []

/** A double click on the confirmation assigns once. */
export const GrantsOnce: Story = {
  parameters: { feature: { calls: twiceCalls } },
  play: async (context) => {
    twiceCalls.length = 0
    await context.canvas.findByRole('heading', { name: '陈思齐' })
    await choose(context, '空间结构分析与设计软件')
    const question = within(await pageOf(context).findByRole('alertdialog', { name: texts.assignConfirm }))
    await context.userEvent.dblClick(question.getByRole('button', { name: shared.confirm }))
    await expectNotice(context, texts.assigned)
    await expect(twiceCalls.filter((call) => call.operation === 'grantLicencesToMember')).toHaveLength(1)
  },
}

/** Products selected before a search stay selected. Expired ones and those without seats can't be selected. */
export const GrantSearches: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByRole('heading', { name: '陈思齐' })
    await userEvent.click(canvas.getByRole('button', { name: texts.assign }))
    const dialog = within(await pageOf(context).findByRole('dialog'))
    await userEvent.click(
      await dialog.findByRole('checkbox', { name: components.selectRow('空间结构分析与设计软件') }),
    )
    await expect(
      dialog.getByRole('checkbox', { name: components.selectRow('给排水与消防设计软件') }),
    ).toHaveAttribute('aria-disabled', 'true')
    await expect(
      dialog.getByRole('checkbox', { name: components.selectRow('电气设计与智能化软件') }),
    ).toHaveAttribute('aria-disabled', 'true')
    await expect(dialog.getAllByRole('link', { name: texts.renew })[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/selectGoods\?id=space-frame&for=company-1&renew=main-\d$/),
    )
    const search = dialog.getByRole('searchbox', { name: texts.searchProducts })
    await userEvent.type(search, 'BIM{Enter}')
    await userEvent.click(
      await dialog.findByRole('checkbox', { name: components.selectRow('BIM协同设计云平台') }),
    )
    await waitFor(() => expect(dialog.getByText(texts.chosenProducts(2))).toBeVisible())
    await userEvent.clear(search)
    await userEvent.type(search, '没有的产品{Enter}')
    await waitFor(() => expect(dialog.getByText(components.noMatches)).toBeVisible())
  },
}

async function cancel(context: Context, product: string) {
  const { canvas, userEvent } = context
  await userEvent.click(await canvas.findByRole('checkbox', { name: components.selectRow(product) }))
  await userEvent.click(canvas.getByRole('button', { name: texts.cancelAssigned }))
  const question = within(await pageOf(context).findByRole('alertdialog', { name: texts.cancelConfirm }))
  await userEvent.click(question.getByRole('button', { name: texts.cancelAssigned }))
  return question
}

const cancelCalls: RecordedCall[] = []

export const CancelSucceeds: Story = {
  parameters: { feature: { calls: cancelCalls } },
  play: async (context) => {
    cancelCalls.length = 0
    await cancel(context, 'BIM协同设计云平台')
    await expectNotice(context, texts.cancelled)
    await waitFor(() => expect(pageOf(context).queryByRole('alertdialog')).toBeNull())
    await expect(cancelCalls.find((call) => call.operation === 'cancelMemberSubscriptions')?.body).toEqual([
      'grant-5',
    ])
    await waitFor(() =>
      expect(context.canvas.queryByRole('button', { name: texts.cancelAssigned })).toBeNull(),
    )
  },
}

export const CancelFails: Story = {
  parameters: answering(refuse(operations.cancelMemberSubscriptions, authorisationRefusals.notGranted)),
  play: async (context) => {
    const question = await cancel(context, 'BIM协同设计云平台')
    const failure = await question.findByText(sentenceOf(authorisationRefusals.notGranted))
    await waitFor(() => expect(failure).toBeVisible())
  },
}

/** A copied address hides the same columns; the file contains all licences of the member. */
export const Shared: Story = {
  parameters: {
    feature: {
      host: {
        location: { ...memberLocation, search: `${memberLocation.search}&licenceHide=startAt` },
      },
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByRole('heading', { name: '陈思齐' })
    await waitFor(() => expect(canvas.getByRole('button', { name: lists.exportRows })).toBeEnabled())
    await expect(canvas.queryByRole('columnheader', { name: texts.startsAt })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: lists.exportRows }))
    await expectNotice(context, lists.exported(someLicences.length))
  },
}

export const LongText: Story = {
  parameters: answering(
    answer(operations.getMember, { ...someMember, realName: '欧阳上官司徒皇甫南宫', department: longName }),
    answer(
      operations.listMemberLicences,
      someLicences.map((row) => ({ ...row, productName: longName })),
    ),
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(longName))[0]).toBeVisible()
  },
}

export const ManyRows: Story = {
  parameters: answering(
    answer(
      operations.listMemberLicences,
      Array.from({ length: 300 }, (_, index) => ({
        ...(someLicences[index % someLicences.length] ?? someLicences[0]),
        subId: `grant-${index}`,
        productName: `产品${index + 1}`,
      })).filter((row): row is (typeof someLicences)[number] => 'snStatus' in row),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('产品1')).toBeVisible()
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('BIM协同设计云平台')).toBeVisible()
  },
}
