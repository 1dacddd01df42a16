import { authorisationContract as operations } from '@atrium/contracts/authorisation/contract'
import { authorisationRefusals } from '@atrium/contracts/authorisation/refusals'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { licenceMessages } from '../shared/licence/messages'
import { listMessages } from '../shared/list/messages'
import {
  answer,
  answerFirst,
  answering,
  fail,
  never,
  type RecordedCall,
  refuse,
  withFeature,
} from '../shared/stories/mocks'
import { endingWith } from '../shared/stories/patterns'
import { hasFailed, isForbidden } from '../shared/stories/requestPlays'
import { chooseInRow, findInRow } from '../shared/stories/rowSteps'
import { somePicture } from '../shared/stories/somePicture'
import { expectNotice, expectPicture, pageOf } from '../shared/stories/storySteps'
import { sentenceOf, storyLocale, textsOf } from '../shared/stories/textsOf'
import { componentMessages, sharedMessages } from '../shared/texts/sharedMessages'
import { lastUseMessages } from '../shared/use/messages'
import { ManageProduct } from './ManageProduct'
import { authorisationMessages } from './messages'
import {
  authorisationAnswers,
  longName,
  productLocation,
  someGranted,
  someProduct,
  someUngranted,
} from './mocks'

const texts = textsOf(authorisationMessages)
const licence = textsOf(licenceMessages)
const components = textsOf(componentMessages)
const shared = textsOf(sharedMessages)
const use = textsOf(lastUseMessages)
const lists = textsOf(listMessages)

/** One product with its licence holders, `/manageAsPro`. */
const meta = {
  id: 'features-authorisation-manageproduct',
  title: 'Features/Authorisation/ManageProduct 管理产品的授权',
  component: ManageProduct,
  decorators: [withFeature(authorisationAnswers)],
  parameters: { feature: { host: { location: productLocation } } },
} satisfies Meta<typeof ManageProduct>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

export const Loading: Story = {
  parameters: answering(never(operations.getProduct), never(operations.listGrantedUsers)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('空间结构分析与设计软件')
    await expect(canvas.getByRole('table', { name: texts.grantedUsers })).toHaveAttribute('aria-busy', 'true')
  },
}

export const Empty: Story = {
  parameters: answering(answer(operations.listGrantedUsers, { totalItems: 0, list: [], counts: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.noGranted)).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('button', { name: texts.assign })).toHaveLength(2))
  },
}

export const NoMatches: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('林静姝')
    const search = canvas.getByRole('searchbox', { name: texts.searchMembers })
    await userEvent.type(search, '查无此人{Enter}')
    await expect(await canvas.findByText(components.noMatches)).toBeVisible()
    // Its focus ring isn't drawn in every run.
    search.blur()
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(components.total(24))).toBeVisible()
    await expectPicture(canvas.getByRole('row', { name: /林静姝/ }), somePicture)
    await expect(canvas.queryByRole('button', { name: texts.cancelAssigned })).toBeNull()
    await expect(canvas.getByRole('link', { name: texts.byProduct })).toHaveAttribute(
      'href',
      `${pagePaths.licencesByProduct}?pageSize=20&pageIndex=1`,
    )
  },
}

/** Members requested it: links to the requests. */
export const Requested: Story = {
  parameters: answering(answer(operations.getProduct, { ...someProduct, waitingCount: 3 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: texts.requests(3) })).toHaveAttribute(
      'href',
      `${pagePaths.licenceRequests}?mainId=${someProduct.mainId}`,
    )
  },
}

export const Refreshing: Story = {
  parameters: answering(
    answerFirst(operations.listGrantedUsers, {
      totalItems: 24,
      list: someGranted.slice(0, 10),
      counts: [{ idleFrom: 0, count: 24 }],
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('林静姝')
    await userEvent.click(canvas.getByRole('button', { name: components.nextPage }))
    await waitFor(() =>
      expect(canvas.getByRole('table', { name: texts.grantedUsers })).toHaveAttribute('aria-busy', 'true'),
    )
    await expect(canvas.getByText('林静姝')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.getProduct, 'unavailable')),
  play: hasFailed(() => texts.productFailed),
}

export const UsersFailed: Story = {
  parameters: answering(fail(operations.listGrantedUsers, 'unavailable')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.grantedFailed)).toBeVisible()
  },
}

export const Forbidden: Story = {
  parameters: answering(fail(operations.getProduct, 'forbidden')),
  play: isForbidden,
}

export const NotFound: Story = {
  parameters: answering(fail(operations.getProduct, 'missing')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.productUnknown)).toBeVisible()
    await expect(canvas.getByRole('link', { name: shared.back })).toBeVisible()
  },
}

/** It expired after the list was shown: licences are visible but can't be changed. */
export const ReadOnly: Story = {
  parameters: answering(
    answer(operations.getProduct, { ...someProduct, snStatus: 'expired', isActive: false }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.productNotNormal(licence.expired))).toBeVisible()
    await expect(canvas.getByRole('button', { name: texts.assign })).toBeDisabled()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}

async function openAssign(context: Context) {
  const { canvas, userEvent } = context
  const open = await canvas.findByRole('button', { name: texts.assign })
  await waitFor(() => expect(open).toBeEnabled())
  await userEvent.click(open)
  return within(await pageOf(context).findByRole('dialog'))
}

async function choose(context: Context, dialog: ReturnType<typeof within>, ...members: readonly string[]) {
  for (const member of members) {
    await context.userEvent.click(await dialog.findByRole('checkbox', { name: components.selectRow(member) }))
  }
  await context.userEvent.click(dialog.getByRole('button', { name: texts.assign }))
}

async function confirm(context: Context, question: string) {
  const asked = within(await pageOf(context).findByRole('alertdialog', { name: question }))
  await context.userEvent.click(asked.getByRole('button', { name: shared.confirm }))
}

const grantCalls: RecordedCall[] = []

export const GrantSucceeds: Story = {
  parameters: { feature: { calls: grantCalls } },
  play: async (context) => {
    grantCalls.length = 0
    const dialog = await openAssign(context)
    await waitFor(() => expect(dialog.getByText(texts.chooseMembers)).toBeVisible())
    await expect(dialog.getByRole('button', { name: texts.assign })).toBeDisabled()
    await waitFor(() => expect(dialog.getByText(texts.assignNote)).toBeVisible())
    await choose(context, dialog, '林静姝', '周明远')
    await confirm(context, texts.assignManyConfirm(2))
    await expectNotice(context, texts.assigned)
    await waitFor(() => expect(pageOf(context).queryByRole('dialog')).toBeNull())
    await expect(grantCalls.find((call) => call.operation === 'grantLicences')?.body).toMatchObject({
      mainId: 'main-1',
      userIds: ['free-user-1', 'free-user-2'],
    })
  },
}

/** Somebody else took the last seat between the pre-check and the assignment. */
export const GrantFails: Story = {
  parameters: answering(refuse(operations.grantLicences, authorisationRefusals.notEnoughSeats)),
  play: async (context) => {
    const dialog = await openAssign(context)
    await choose(context, dialog, '林静姝')
    await confirm(context, texts.assignConfirm)
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      sentenceOf(authorisationRefusals.notEnoughSeats),
    )
    await expect(dialog.getByRole('checkbox', { name: components.selectRow('林静姝') })).toBeChecked()
  },
}

let isSeatTaken = false
const shortage = '成员所在部门及以上部门的可用授权数量不足，请重新选择！'

/** The pre-check refuses: its message is shown and nothing is assigned. */
export const PrecheckRefuses: Story = {
  parameters: answering(answer(operations.precheckGrant, { typeNum: 1, showMessage: shortage })),
  play: async (context) => {
    const dialog = await openAssign(context)
    await choose(context, dialog, '林静姝')
    await expect(await dialog.findByRole('alert')).toHaveTextContent(texts.notEnoughSeats)
    await expect(pageOf(context).queryByRole('alertdialog')).toBeNull()
  },
}

/** The service's message is in Chinese; the English interface has its own. */
const fromAbove = '将使用上级部门的授权，确认分配吗？'
const askedFromAbove = () => (storyLocale() === 'en' ? texts.seatsFromAbove : fromAbove)

/** Seats of a higher department would be used: the service's message is shown as a question. */
export const PrecheckAsks: Story = {
  parameters: answering(answer(operations.precheckGrant, { typeNum: 2, showMessage: fromAbove })),
  play: async (context) => {
    const dialog = await openAssign(context)
    await choose(context, dialog, '林静姝')
    await confirm(context, askedFromAbove())
    await expectNotice(context, texts.assigned)
  },
}

export const PrecheckFails: Story = {
  parameters: answering(fail(operations.precheckGrant, 'unavailable')),
  play: async (context) => {
    const dialog = await openAssign(context)
    await choose(context, dialog, '林静姝')
    await expect(await dialog.findByRole('alert')).toHaveTextContent(shared.unavailable)
  },
}

/** More members than licences. */
export const GrantTooMany: Story = {
  parameters: answering(answer(operations.getProduct, { ...someProduct, unUsedCount: 1, passedOn: 0 })),
  play: async (context) => {
    const dialog = await openAssign(context)
    await context.userEvent.click(
      await dialog.findByRole('checkbox', { name: components.selectRow('林静姝') }),
    )
    await context.userEvent.click(dialog.getByRole('checkbox', { name: components.selectRow('周明远') }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent(texts.moreThanAvailable)
    await expect(dialog.getByRole('button', { name: texts.assign })).toBeDisabled()
  },
}

/**
 * The product has enough seats, but one department doesn't: the members without one are named before anything
 * is sent.
 */
export const GrantOutOfReach: Story = {
  parameters: answering(
    answer(
      operations.listUngrantedUsers,
      someUngranted.map((row) => ({
        ...row,
        openSeats: [{ pool: 0, unUsedCount: 1 }],
      })),
    ),
  ),
  play: async (context) => {
    const dialog = await openAssign(context)
    await context.userEvent.click(
      await dialog.findByRole('checkbox', { name: components.selectRow('林静姝') }),
    )
    await expect(dialog.getByText(texts.leftForChosen, { exact: false })).toHaveTextContent('1 → 0')
    await context.userEvent.click(dialog.getByRole('checkbox', { name: components.selectRow('周明远') }))
    await expect(dialog.getByText(texts.chosenMembers(2))).toBeVisible()
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      endingWith(texts.noSeatLeftFor('周明远')),
    )
    await expect(dialog.getByRole('button', { name: texts.assign })).toBeDisabled()
  },
}

const longDepartment = '超限高层设计与咨询中心'

/** Members are chosen by department, so its name isn't cut for columns that need less space. */
export const AssignToLongDepartments: Story = {
  parameters: answering(
    answer(
      operations.listUngrantedUsers,
      someUngranted.map((row) => ({ ...row, department: `云筑建筑设计研究院/${longDepartment}` })),
    ),
  ),
  play: async (context) => {
    const dialog = await openAssign(context)
    const [first] = await dialog.findAllByText(longDepartment)
    await expect(first?.scrollWidth).toBeLessThanOrEqual(first?.clientWidth ?? 0)
  },
}

/** The pre-check refuses because a seat was taken meanwhile: the members without one are named. */
export const PrecheckNames: Story = {
  parameters: answering(
    answer(operations.precheckGrant, () => {
      isSeatTaken = true
      return { typeNum: 1 as const, showMessage: shortage }
    }),
    answer(operations.listUngrantedUsers, () =>
      someUngranted.map((row) => ({ ...row, ...(isSeatTaken && { openSeats: [] }) })),
    ),
  ),
  play: async (context) => {
    isSeatTaken = false
    const dialog = await openAssign(context)
    await choose(context, dialog, '林静姝')
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent(endingWith(texts.noSeatLeftFor('林静姝'))),
    )
  },
}

/** A thousand members to choose from: only visible rows are rendered. */
export const GrantFromMany: Story = {
  parameters: answering(
    answer(
      operations.listUngrantedUsers,
      Array.from({ length: 1000 }, (_, index) => ({
        ...(someUngranted[index % someUngranted.length] ?? someUngranted[0]),
        userId: `free-${index}`,
        realName: `成员${index + 1}`,
      })).filter((row): row is (typeof someUngranted)[number] => 'phone' in row),
    ),
  ),
  play: async (context) => {
    const dialog = await openAssign(context)
    await waitFor(() => expect(dialog.getByText(texts.ungrantedCut(1000))).toBeVisible())
    await expect(dialog.getAllByRole('row').length).toBeLessThan(100)
  },
}

async function cancelFirstTwo(context: Context) {
  const { canvas, userEvent } = context
  for (const member of ['林静姝', '周明远']) {
    await userEvent.click(await canvas.findByRole('checkbox', { name: components.selectRow(member) }))
  }
  await userEvent.click(canvas.getByRole('button', { name: texts.cancelAssigned }))
  const asked = within(await pageOf(context).findByRole('alertdialog', { name: texts.cancelManyConfirm(2) }))
  await userEvent.click(asked.getByRole('button', { name: texts.cancelAssigned }))
  return asked
}

const cancelCalls: RecordedCall[] = []

export const CancelSucceeds: Story = {
  parameters: { feature: { calls: cancelCalls } },
  play: async (context) => {
    cancelCalls.length = 0
    await cancelFirstTwo(context)
    await expectNotice(context, texts.cancelled)
    await expect(cancelCalls.find((call) => call.operation === 'cancelLicences')?.body).toMatchObject({
      userIds: ['user-1', 'user-2'],
    })
    await waitFor(() =>
      expect(context.canvas.queryByRole('button', { name: texts.cancelAssigned })).toBeNull(),
    )
  },
}

export const CancelFails: Story = {
  parameters: answering(refuse(operations.cancelLicences, authorisationRefusals.notGranted)),
  play: async (context) => {
    const asked = await cancelFirstTwo(context)
    await expect(await asked.findByText(sentenceOf(authorisationRefusals.notGranted))).toBeVisible()
  },
}

/** Before a licence of a rule is taken back, the question says that the member becomes an exception. */
export const CancelOfRule: Story = {
  play: async (context) => {
    await chooseInRow(context, '周明远', texts.cancelAssigned)
    const question = within(await pageOf(context).findByRole('alertdialog'))
    await expect(await question.findByText(licence.becomesException(1))).toBeInTheDocument()
  },
}

const idleCalls: RecordedCall[] = []

/** Holders who haven’t used it for 90 days, longest first: all of them are selected, and lose the licence at once. */
export const IdleHolders: Story = {
  parameters: {
    feature: {
      calls: idleCalls,
      host: {
        location: {
          ...productLocation,
          search: `${productLocation.search}&usersIdle=90&usersOrder=1&usersDesc=false`,
        },
      },
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    idleCalls.length = 0
    await expect(await canvas.findByText(components.total(6))).toBeVisible()
    await expect(canvas.getByRole('radio', { name: `${texts.idleFor(90, false)} 6` })).toBeChecked()
    const [, first] = canvas.getAllByRole('row')
    await expect(first).toHaveTextContent(use.daysAgo(240))
    await userEvent.click(canvas.getByRole('checkbox', { name: components.selectAll }))
    await userEvent.click(canvas.getByRole('button', { name: texts.cancelAssigned }))
    const asked = within(
      await pageOf(context).findByRole('alertdialog', { name: texts.cancelManyConfirm(6) }),
    )
    await userEvent.click(asked.getByRole('button', { name: texts.cancelAssigned }))
    await expectNotice(context, texts.cancelled)
    const body = idleCalls.find((call) => call.operation === 'cancelLicences')?.body
    await expect(body).toHaveProperty('userIds.length', 6)
  },
}

/** An installed program that never reports its use: nobody is called idle. */
export const UseUnreported: Story = {
  parameters: answering(
    answer(operations.getProduct, { ...someProduct, idleCount: null }),
    answer(operations.listGrantedUsers, {
      totalItems: 6,
      counts: [{ idleFrom: 60, count: 6 }],
      list: someGranted.slice(0, 6).map((row) => ({ ...row, lastUsedOn: null, idleDays: 65 })),
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.useUnreported)).toBeVisible()
    await expect(canvas.queryByRole('radiogroup', { name: texts.idleFilter })).toBeNull()
    await expect(canvas.queryByText(use.never)).toBeNull()
  },
}

const reclaim = fn()

/** Idle holders can be taken back together. */
export const ReclaimsIdle: Story = {
  args: { reclaim },
  play: async ({ canvas, userEvent }) => {
    reclaim.mockClear()
    await userEvent.click(await canvas.findByRole('radio', { name: `${texts.idleFor(90, false)} 6` }))
    await userEvent.click(await canvas.findByRole('button', { name: texts.reclaimIdle }))
    await expect(reclaim).toHaveBeenCalledWith({ productId: someProduct.mainId, idleDays: 90 })
  },
}

/** With notice as well, not only at once. */
export const ReclaimsSelected: Story = {
  args: { reclaim },
  play: async ({ canvas, userEvent }) => {
    reclaim.mockClear()
    await userEvent.click(await canvas.findByRole('radio', { name: `${texts.idleFor(90, false)} 6` }))
    await waitFor(() => expect(canvas.getByRole('table')).not.toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(canvas.getByRole('checkbox', { name: components.selectAll }))
    await userEvent.click(await canvas.findByRole('button', { name: texts.reclaimIdle }))
    await expect(reclaim).toHaveBeenCalledWith({
      productId: someProduct.mainId,
      idleDays: 90,
      userIds: expect.arrayContaining([expect.any(String)]),
    })
  },
}

const pagingCalls: RecordedCall[] = []

/** All rows of the last page are cancelled: the previous page is shown. */
export const CancelLeavesPage: Story = {
  parameters: { feature: { calls: pagingCalls } },
  play: async (context) => {
    const { canvas, userEvent } = context
    pagingCalls.length = 0
    await userEvent.click(await canvas.findByRole('button', { name: components.page(3) }))
    await canvas.findByText('孔令仪')
    await userEvent.click(canvas.getByRole('checkbox', { name: components.selectAll }))
    await userEvent.click(canvas.getByRole('button', { name: texts.cancelAssigned }))
    const asked = within(await pageOf(context).findByRole('alertdialog'))
    const confirm = asked.getByRole('button', { name: texts.cancelAssigned })
    // Only once the impact is known.
    await waitFor(() => expect(confirm).toBeEnabled())
    await userEvent.click(confirm)
    await expect(await canvas.findByText('卫长青')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: components.page(2) })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}

const acrossCalls: RecordedCall[] = []

/** All members who match the search are selected, on all pages, and lose the licence at once. */
export const SelectedAcrossPages: Story = {
  parameters: { feature: { calls: acrossCalls } },
  play: async (context) => {
    const { canvas, userEvent } = context
    acrossCalls.length = 0
    await canvas.findByRole('checkbox', { name: components.selectRow('林静姝') })
    await userEvent.click(canvas.getByRole('checkbox', { name: components.selectAll }))
    await userEvent.click(canvas.getByRole('button', { name: lists.selectEverything(24) }))
    await expect(await canvas.findByText(components.selected(24))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: texts.cancelAssigned }))
    const asked = within(
      await pageOf(context).findByRole('alertdialog', { name: texts.cancelManyConfirm(24) }),
    )
    await userEvent.click(asked.getByRole('button', { name: texts.cancelAssigned }))
    await expectNotice(context, texts.cancelled)
    const body = acrossCalls.find((call) => call.operation === 'cancelLicences')?.body
    await expect(body).toHaveProperty('userIds.length', 24)
  },
}

const exportCalls: RecordedCall[] = []

/** The file contains the members who match the search. */
export const ExportSucceeds: Story = {
  parameters: {
    feature: {
      calls: exportCalls,
      host: {
        location: { ...productLocation, search: `${productLocation.search}&users=林静姝&usersHide=phone` },
      },
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect(await canvas.findByText(components.total(1))).toBeVisible()
    await expect(canvas.queryByRole('columnheader', { name: texts.phone })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: lists.exportRows }))
    await expectNotice(context, lists.exported(1))
    await expect(exportCalls.at(-1)?.query).toMatchObject({ searchCondition: '林静姝', pageSize: '1000' })
  },
}

async function forceOffline(context: Context) {
  const { canvas, userEvent } = context
  await chooseInRow({ canvas, userEvent }, '林静姝', texts.forceOffline)
  const asked = within(await pageOf(context).findByRole('alertdialog', { name: texts.forceOfflineConfirm }))
  await userEvent.click(asked.getByRole('button', { name: texts.forceOffline }))
  return asked
}

/** Offline members can't be forced offline. */
export const ForceOfflineNeedsOnline: Story = {
  play: async ({ canvas, userEvent }) => {
    const entry = await findInRow({ canvas, userEvent }, '周明远', texts.forceOffline)
    await expect(entry).toHaveAttribute('aria-disabled', 'true')
    await expect(entry).toHaveAccessibleDescription(texts.notOnline)
    await userEvent.keyboard('{Escape}')
  },
}

/** Confirmed, done, and reported; a second later the notice appears. */
export const ForceOfflineSucceeds: Story = {
  play: async (context) => {
    await forceOffline(context)
    const page = pageOf(context)
    const result = within(await page.findByRole('dialog', { name: texts.forceOfflineDone }))
    await waitFor(() => expect(result.getByRole('button', { name: texts.understood })).toHaveFocus())
    await expectNotice(context, texts.forcedOffline('13810000000'))
    await context.userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    const row = context.canvas.getByRole('row', { name: /林静姝/ })
    await waitFor(() => expect(row.matches(':focus-within')).toBe(true))
    await expect(context.canvas.getByRole('table', { name: texts.grantedUsers })).toBeVisible()
  },
}

export const ForceOfflineFails: Story = {
  parameters: answering(refuse(operations.forceOffline, authorisationRefusals.notOnline)),
  play: async (context) => {
    const asked = await forceOffline(context)
    await expect(await asked.findByText(sentenceOf(authorisationRefusals.notOnline))).toBeVisible()
  },
}

export const Devices: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: `${texts.deviceCount(2)} 赵一凡` }))
    const dialog = within(await pageOf(context).findByRole('dialog', { name: texts.devicesOf('赵一凡') }))
    await waitFor(() => expect(dialog.getByText('5F3C-1003-A91E-77D0-4B62')).toBeVisible())
    await waitFor(() => expect(dialog.getByText(texts.inactive)).toBeVisible())
  },
}

export const LongText: Story = {
  parameters: answering(
    answer(operations.getProduct, { ...someProduct, productName: longName }),
    answer(operations.listGrantedUsers, {
      totalItems: 3,
      counts: [{ idleFrom: 0, count: 3 }],
      list: someGranted
        .slice(0, 3)
        .map((row) => ({ ...row, realName: '欧阳上官司徒皇甫南宫', department: longName })),
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: longName })).toBeVisible()
  },
}

export const ManyRows: Story = {
  parameters: answering(
    answer(operations.listGrantedUsers, ({ query }) => ({
      totalItems: 5000,
      counts: [{ idleFrom: 0 as const, count: 5000 }],
      list: Array.from({ length: query.pageSize }, (_, index) => ({
        ...(someGranted[index % someGranted.length] ?? someGranted[0]),
        userId: `user-${query.pageIndex}-${index}`,
      })).filter((row): row is (typeof someGranted)[number] => 'phone' in row),
    })),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: components.pageSizeLabel }),
      '30',
    )
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(31))
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('林静姝')).toBeVisible()
  },
}

export const ClearsSearch: Story = {
  play: async (context) => {
    await NoMatches.play?.(context)
    const { canvas, userEvent } = context
    await userEvent.click(
      canvas.getAllByRole('button', { name: components.clearSearch }).at(-1) ?? canvas.getByRole('searchbox'),
    )
    await expect(await canvas.findByText(components.total(24))).toBeVisible()
  },
}
