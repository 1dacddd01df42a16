import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
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
import { expectNotice, pageOf } from '../shared/stories/storySteps'
import { authorisationErrors, authorisationContract as operations } from './contract'
import { ManageProduct } from './ManageProduct'
import {
  authorisationAnswers,
  longName,
  productLocation,
  someGranted,
  someProduct,
  someUngranted,
} from './mocks'

/** One product and who has it, `/manageAsPro`. */
const meta = {
  title: 'Features/Authorisation/ManageProduct',
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
    await expect(canvas.getByRole('table', { name: '已授权用户' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const Empty: Story = {
  parameters: answering(answer(operations.listGrantedUsers, { totalItems: 0, list: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有成员使用该产品')).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('button', { name: '分配授权' })).toHaveLength(2))
  },
}

export const NoMatches: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('林静姝')
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索成员' }), '查无此人{Enter}')
    await expect(await canvas.findByText('没有符合条件的结果')).toBeVisible()
    await userEvent.click(
      canvas.getAllByRole('button', { name: '清除搜索' }).at(-1) ?? canvas.getByRole('searchbox'),
    )
    await expect(await canvas.findByText('共 24 条')).toBeVisible()
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('共 24 条')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '强制下线 林静姝' })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: '强制下线 周明远' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: '取消授权' })).toBeDisabled()
    await expect(canvas.getByRole('link', { name: '返回' })).toHaveAttribute(
      'href',
      '/EmPowerAsPro?pageSize=20&pageIndex=1',
    )
  },
}

export const Refreshing: Story = {
  parameters: answering(
    answerFirst(operations.listGrantedUsers, { totalItems: 24, list: someGranted.slice(0, 10) }),
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('林静姝')
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }))
    await waitFor(() =>
      expect(canvas.getByRole('table', { name: '已授权用户' })).toHaveAttribute('aria-busy', 'true'),
    )
    await expect(canvas.getByText('林静姝')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.getProduct, 'unavailable')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('产品信息加载失败')
    await expect(canvas.getByRole('button', { name: '重试' })).toBeEnabled()
  },
}

export const UsersFailed: Story = {
  parameters: answering(fail(operations.listGrantedUsers, 'unavailable')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已授权用户加载失败')).toBeVisible()
  },
}

export const Forbidden: Story = {
  parameters: answering(fail(operations.getProduct, 'forbidden')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有访问权限')).toBeVisible()
  },
}

export const NotFound: Story = {
  parameters: answering(fail(operations.getProduct, 'missing')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('该产品不存在')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: '返回' })).toHaveLength(2)
  },
}

/** Expired since the list was shown: licences are seen, and nothing can be done with them. */
export const ReadOnly: Story = {
  parameters: answering(
    answer(operations.getProduct, { ...someProduct, snStatus: 'expired', isActive: false }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('该产品已过期，不能分配或取消授权。')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '分配授权' })).toBeDisabled()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}

async function openAssign(context: Context) {
  const { canvas, userEvent } = context
  const open = await canvas.findByRole('button', { name: '分配授权' })
  await waitFor(() => expect(open).toBeEnabled())
  await userEvent.click(open)
  return within(await pageOf(context).findByRole('dialog'))
}

async function choose(context: Context, dialog: ReturnType<typeof within>, ...members: readonly string[]) {
  for (const member of members) {
    await context.userEvent.click(await dialog.findByRole('checkbox', { name: `选择 ${member}` }))
  }
  await context.userEvent.click(dialog.getByRole('button', { name: '分配授权' }))
}

async function confirm(context: Context, question: string) {
  const asked = within(await pageOf(context).findByRole('alertdialog', { name: question }))
  await context.userEvent.click(asked.getByRole('button', { name: '确定' }))
}

const grantCalls: RecordedCall[] = []

export const GrantSucceeds: Story = {
  parameters: { feature: { calls: grantCalls } },
  play: async (context) => {
    grantCalls.length = 0
    const dialog = await openAssign(context)
    await waitFor(() => expect(dialog.getByText('请勾选成员！')).toBeVisible())
    await expect(dialog.getByRole('button', { name: '分配授权' })).toBeDisabled()
    await waitFor(() => expect(dialog.getByText('成员只能使用所在部门及以上部门的授权。')).toBeVisible())
    await choose(context, dialog, '林静姝', '周明远')
    await confirm(context, '确定为所选的 2 名成员分配授权吗？')
    await expectNotice(context, '分配授权成功')
    await waitFor(() => expect(pageOf(context).queryByRole('dialog')).toBeNull())
    await expect(grantCalls.find((call) => call.operation === 'grantLicences')?.body).toMatchObject({
      mainId: 'main-1',
      userIds: ['free-user-1', 'free-user-2'],
    })
  },
}

/** Someone else took the last seat between the check and the grant. */
export const GrantFails: Story = {
  parameters: answering(refuse(operations.grantLicences, authorisationErrors.notEnoughSeats)),
  play: async (context) => {
    const dialog = await openAssign(context)
    await choose(context, dialog, '林静姝')
    await confirm(context, '确定为该成员分配授权吗？')
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      '成员所在部门及以上部门的可用授权数量不足，请重新选择！',
    )
    await expect(dialog.getByRole('checkbox', { name: '选择 林静姝' })).toBeChecked()
  },
}

let isSeatTaken = false
const shortage = '成员所在部门及以上部门的可用授权数量不足，请重新选择！'

/** The pre-check refuses: its message is shown and nothing is granted. */
export const PrecheckRefuses: Story = {
  parameters: answering(answer(operations.precheckGrant, { typeNum: 1, showMessage: shortage })),
  play: async (context) => {
    const dialog = await openAssign(context)
    await choose(context, dialog, '林静姝')
    await expect(await dialog.findByRole('alert')).toHaveTextContent(shortage)
    await expect(pageOf(context).queryByRole('alertdialog')).toBeNull()
  },
}

const fromAbove = '将使用上级部门的授权，确认分配吗？'

/** Seats of a higher department would be used: the service's message is the question. */
export const PrecheckAsks: Story = {
  parameters: answering(answer(operations.precheckGrant, { typeNum: 2, showMessage: fromAbove })),
  play: async (context) => {
    const dialog = await openAssign(context)
    await choose(context, dialog, '林静姝')
    await confirm(context, fromAbove)
    await expectNotice(context, '分配授权成功')
  },
}

export const PrecheckFails: Story = {
  parameters: answering(fail(operations.precheckGrant, 'unavailable')),
  play: async (context) => {
    const dialog = await openAssign(context)
    await choose(context, dialog, '林静姝')
    await expect(await dialog.findByRole('alert')).toHaveTextContent('服务暂时不可用，请稍后重试')
  },
}

/** More members than licences. */
export const GrantTooMany: Story = {
  parameters: answering(answer(operations.getProduct, { ...someProduct, unUsedCount: 1 })),
  play: async (context) => {
    const dialog = await openAssign(context)
    await context.userEvent.click(await dialog.findByRole('checkbox', { name: '选择 林静姝' }))
    await context.userEvent.click(dialog.getByRole('checkbox', { name: '选择 周明远' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('所选用户数量不能大于可用授权数量！')
    await expect(dialog.getByRole('button', { name: '分配授权' })).toBeDisabled()
  },
}

/** The product has enough, the department of some has not: who would be left out is said before anything is sent. */
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
    await context.userEvent.click(await dialog.findByRole('checkbox', { name: '选择 林静姝' }))
    await expect(dialog.getByText('已选 1 人，所选成员可用授权 1')).toBeVisible()
    await context.userEvent.click(dialog.getByRole('checkbox', { name: '选择 周明远' }))
    await expect(dialog.getByText('已选 2 人，所选成员可用授权 1')).toBeVisible()
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/无法分配给：周明远$/)
    await expect(dialog.getByRole('button', { name: '分配授权' })).toBeDisabled()
  },
}

const longDepartment = '超限高层设计与咨询中心'

/** One chooses by the department: its name is not cut for columns that need less. */
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

/** The check refuses since a seat was taken meanwhile: who is left without one is named. */
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
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(/无法分配给：林静姝$/))
  },
}

/** A thousand members to choose from: only those in view are drawn. */
export const GrantFromMany: Story = {
  parameters: answering(
    answer(
      operations.listUngrantedUsers,
      Array.from({ length: 1000 }, (_, index) => ({
        ...(someUngranted[index % someUngranted.length] ?? someUngranted[0]),
        userId: `free-${index}`,
        realName: `成员 ${index + 1}`,
      })).filter((row): row is (typeof someUngranted)[number] => 'phone' in row),
    ),
  ),
  play: async (context) => {
    const dialog = await openAssign(context)
    await waitFor(() => expect(dialog.getByText(/仅列出最近加入的 1,000 名成员/)).toBeVisible())
    await expect(dialog.getAllByRole('row').length).toBeLessThan(100)
  },
}

async function cancelFirstTwo(context: Context) {
  const { canvas, userEvent } = context
  for (const member of ['林静姝', '周明远']) {
    await userEvent.click(await canvas.findByRole('checkbox', { name: `选择 ${member}` }))
  }
  await userEvent.click(canvas.getByRole('button', { name: '取消授权' }))
  const asked = within(
    await pageOf(context).findByRole('alertdialog', { name: '确定取消所选的 2 名成员的授权吗？' }),
  )
  await userEvent.click(asked.getByRole('button', { name: '取消授权' }))
  return asked
}

const cancelCalls: RecordedCall[] = []

export const CancelSucceeds: Story = {
  parameters: { feature: { calls: cancelCalls } },
  play: async (context) => {
    cancelCalls.length = 0
    await cancelFirstTwo(context)
    await expectNotice(context, '取消授权成功')
    await expect(cancelCalls.find((call) => call.operation === 'cancelLicences')?.body).toMatchObject({
      userIds: ['user-1', 'user-2'],
    })
    await waitFor(() => expect(context.canvas.getByRole('button', { name: '取消授权' })).toBeDisabled())
  },
}

export const CancelFails: Story = {
  parameters: answering(refuse(operations.cancelLicences, authorisationErrors.notGranted)),
  play: async (context) => {
    const asked = await cancelFirstTwo(context)
    await expect(await asked.findByText('所选授权中有的已被取消，请刷新后重新选择')).toBeVisible()
  },
}

const pagingCalls: RecordedCall[] = []

/** All rows of the last page are cancelled: the previous page is shown. */
export const CancelLeavesPage: Story = {
  parameters: { feature: { calls: pagingCalls } },
  play: async (context) => {
    const { canvas, userEvent } = context
    pagingCalls.length = 0
    await userEvent.click(await canvas.findByRole('button', { name: '第 3 页' }))
    await canvas.findByText('孔令仪')
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择本页全部' }))
    await userEvent.click(canvas.getByRole('button', { name: '取消授权' }))
    const asked = within(await pageOf(context).findByRole('alertdialog'))
    const confirm = asked.getByRole('button', { name: '取消授权' })
    // Not before it is known what would be lost.
    await waitFor(() => expect(confirm).toBeEnabled())
    await userEvent.click(confirm)
    await expect(await canvas.findByText('卫长青')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: '第 2 页' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}

const acrossCalls: RecordedCall[] = []

/** Everyone whom the search leaves is selected, on all pages, and loses the licence at once. */
export const SelectedAcrossPages: Story = {
  parameters: { feature: { calls: acrossCalls } },
  play: async (context) => {
    const { canvas, userEvent } = context
    acrossCalls.length = 0
    await canvas.findByRole('checkbox', { name: '选择 林静姝' })
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择本页全部' }))
    await userEvent.click(canvas.getByRole('button', { name: '选择全部 24 项' }))
    await expect(await canvas.findByText('已选 24 项')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '取消授权' }))
    const asked = within(
      await pageOf(context).findByRole('alertdialog', { name: '确定取消所选的 24 名成员的授权吗？' }),
    )
    await userEvent.click(asked.getByRole('button', { name: '取消授权' }))
    await expectNotice(context, '取消授权成功')
    const body = acrossCalls.find((call) => call.operation === 'cancelLicences')?.body
    await expect(body).toHaveProperty('userIds.length', 24)
  },
}

const exportCalls: RecordedCall[] = []

/** What the search leaves goes into the file. */
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
    await expect(await canvas.findByText('共 1 条')).toBeVisible()
    await expect(canvas.queryByRole('columnheader', { name: '手机号' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '导出' }))
    await expectNotice(context, '已导出 1 条')
    await expect(exportCalls.at(-1)?.query).toMatchObject({ searchCondition: '林静姝', pageSize: '1000' })
  },
}

async function forceOffline(context: Context) {
  const { canvas, userEvent } = context
  await userEvent.click(await canvas.findByRole('button', { name: '强制下线 林静姝' }))
  const asked = within(await pageOf(context).findByRole('alertdialog', { name: '确定强制该用户下线吗？' }))
  await userEvent.click(asked.getByRole('button', { name: '强制下线' }))
  return asked
}

/** Asked, done, said; a second later the notice. */
export const ForceOfflineSucceeds: Story = {
  play: async (context) => {
    await forceOffline(context)
    const page = pageOf(context)
    const result = within(await page.findByRole('dialog', { name: '强制下线成功' }))
    await waitFor(() => expect(result.getByRole('button', { name: '知道了' })).toHaveFocus())
    await expectNotice(context, '13810000000 已被强制下线')
    await context.userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    const row = context.canvas.getByRole('row', { name: /林静姝/ })
    await waitFor(() => expect(row.matches(':focus-within')).toBe(true))
    await expect(context.canvas.getByRole('table', { name: '已授权用户' })).toBeVisible()
  },
}

export const ForceOfflineFails: Story = {
  parameters: answering(refuse(operations.forceOffline, authorisationErrors.notOnline)),
  play: async (context) => {
    const asked = await forceOffline(context)
    await expect(await asked.findByText('该成员不在线')).toBeVisible()
  },
}

export const Devices: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: '2 台 赵一凡' }))
    const dialog = within(await pageOf(context).findByRole('dialog', { name: '赵一凡 的设备' }))
    await waitFor(() => expect(dialog.getByText('5F3C-1003-A91E-77D0-4B62')).toBeVisible())
    await waitFor(() => expect(dialog.getByText('未激活')).toBeVisible())
  },
}

export const LongText: Story = {
  parameters: answering(
    answer(operations.getProduct, { ...someProduct, productName: longName }),
    answer(operations.listGrantedUsers, {
      totalItems: 3,
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
      list: Array.from({ length: query.pageSize }, (_, index) => ({
        ...(someGranted[index % someGranted.length] ?? someGranted[0]),
        userId: `user-${query.pageIndex}-${index}`,
      })).filter((row): row is (typeof someGranted)[number] => 'phone' in row),
    })),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: '每页条数' }), '30')
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(31))
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('林静姝')).toBeVisible()
  },
}

export const English: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Assign licences' })).toBeVisible()
    await expect(await canvas.findByText('24 items')).toBeVisible()
  },
}

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('林静姝')).toBeVisible()
  },
}
