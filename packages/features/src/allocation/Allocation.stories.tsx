import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { answer, answerFirst, answering, fail, never, withFeature } from '../shared/stories/mocks'
import { Allocation } from './Allocation'
import { allocationContract as operations } from './contract'
import {
  allocationAnswers,
  manyRows,
  refusesAllocation,
  resetAllocation,
  someProducts,
  someRows,
  takingFromUsers,
} from './mocks'

/** `/depEmpowerAllocation` */
const meta = {
  title: 'Features/Allocation/Allocation',
  component: Allocation,
  decorators: [withFeature(allocationAnswers)],
  beforeEach: resetAllocation,
} satisfies Meta<typeof Allocation>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Context = Parameters<Play>[0]

const [structure] = someProducts
const allocationOf = (list: typeof someRows) =>
  answer(operations.listAllocation, { product: structure ?? neverThere(), list: [...list] })
function neverThere(): never {
  throw new Error('The sample has products.')
}

const rowOf = ({ canvas }: Pick<Context, 'canvas'>, name: string) =>
  canvas.findByRole('row', { name: new RegExp(name) })
const shows = (text: string) =>
  waitFor(() => expect(screen.getByText(text, { selector: 'li *' })).toBeVisible())

async function startAllocating({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('button', { name: '下发结构工程事业部的授权' }))
  return canvas.findByRole('textbox', { name: '结构设计一院的数量' })
}

export const Loading: Story = {
  parameters: answering(never(operations.listAllocationProducts), never(operations.listAllocation)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: '部门授权' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const Empty: Story = {
  parameters: answering(answer(operations.listAllocationProducts, [])),
  play: async ({ canvas }) => {
    await canvas.findByText('还没有可分配的产品')
    await expect(canvas.getByRole('link', { name: '查看全部产品与服务' })).toBeVisible()
  },
}

export const NoMatches: Story = {
  play: async ({ canvas, userEvent }) => {
    await rowOf({ canvas }, '结构工程事业部')
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索部门' }), '没有这个{Enter}')
    await userEvent.click(await canvas.findByText('清除搜索'))
    await rowOf({ canvas }, '结构工程事业部')
  },
}

/** A copied address shows the same departments and columns; what is collapsed below them is exported too. */
export const Shared: Story = {
  parameters: {
    feature: {
      host: {
        location: { pathname: '/depEmpowerAllocation', search: 'search=超限&hide=used' },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await rowOf({ canvas }, '超限高层设计所')
    await expect(canvas.getByRole('searchbox', { name: '搜索部门' })).toHaveValue('超限')
    await expect(canvas.queryByRole('columnheader', { name: '已使用' })).toBeNull()
    const rows = canvas.getAllByRole('row').length - 1
    const collapsed = 1
    await userEvent.click(canvas.getByRole('button', { name: '导出' }))
    await shows(`已导出 ${rows + collapsed} 条`)
  },
}

/** On the tree: all that a department owns is passed on, used or left. */
export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    const cells = within(await rowOf({ canvas }, '结构工程事业部')).getAllByRole('cell')
    await expect(cells.slice(0, 4).map((cell) => cell.textContent)).toEqual(['24', '12', '9', '3'])
    await expect(canvas.queryByText('超限高层设计所')).toBeNull()
    await userEvent.click(await canvas.findByRole('button', { name: '展开结构设计一院' }))
    await rowOf({ canvas }, '超限高层设计所')
    await userEvent.click(canvas.getByRole('button', { name: '收起结构工程事业部' }))
    await waitFor(() => expect(canvas.queryByText('结构设计一院')).toBeNull())
  },
}

export const Refreshing: Story = {
  parameters: answering(
    answerFirst(operations.listAllocation, { product: structure ?? neverThere(), list: [...someRows] }),
  ),
  play: async (context) => {
    const field = await startAllocating(context)
    await context.userEvent.type(field, '2{Enter}')
    await waitFor(() => expect(context.canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
    await rowOf(context, '结构工程事业部')
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.listAllocation, 'offline')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('部门授权加载失败')
    await expect(canvas.getByRole('button', { name: '重试' })).toBeEnabled()
  },
}

export const Forbidden: Story = {
  parameters: answering(fail(operations.listAllocationProducts, 'forbidden')),
  play: async ({ canvas }) => {
    await canvas.findByText('没有访问权限')
  },
}

/** Of a product that has ended nothing moves. */
export const ReadOnly: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^选择产品，当前/ }))
    const list = within(await screen.findByRole('dialog', { name: '产品列表' }))
    await userEvent.type(list.getByRole('searchbox', { name: '搜索产品名称' }), '暖通')
    await expect(list.queryByText('建筑施工图设计软件')).toBeNull()
    await userEvent.keyboard('{Enter}')
    await canvas.findByText('该产品已过期，不能调整部门授权。')
    await rowOf({ canvas }, '结构工程事业部')
    await expect(canvas.queryByRole('button', { name: /^收回/ })).toBeNull()
  },
}

export const LongText: Story = {
  parameters: answering(
    allocationOf(
      someRows.map((row) => ({
        ...row,
        departmentName: `${row.departmentName}（华东区域综合建筑设计与工程咨询分部）`,
      })),
    ),
  ),
}

/** 5,000 departments, of which only those in view are drawn. */
export const ManyRows: Story = {
  parameters: answering(allocationOf(manyRows)),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('设计所 12')
    await expect(canvas.getAllByRole('row').length).toBeLessThan(100)
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索部门' }), '设计所 4321{Enter}')
    await canvas.findByText('设计所 4321')
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const English: Story = { globals: { locale: 'en' } }

export const Dark: Story = { globals: { theme: 'dark' } }

/** To several departments at once; one can take it back for ten seconds. */
export const AllocateSucceeds: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const field = await startAllocating(context)
    await waitFor(() => expect(field).toHaveFocus())
    await expect(canvas.queryByText('建筑设计事业部')).toBeNull()
    await userEvent.type(field, '１')
    await userEvent.type(canvas.getByRole('textbox', { name: '结构设计二院的数量' }), '2')
    await canvas.findByText('还剩 0')
    await userEvent.click(canvas.getByRole('button', { name: '确认下发' }))
    await shows('授权下发成功')
    const owned = async () => within(await rowOf(context, '结构设计二院')).getAllByRole('cell')[0]
    await waitFor(async () => expect(await owned()).toHaveTextContent('6'))
    await userEvent.click(await screen.findByRole('button', { name: '撤销' }))
    await shows('已撤销')
    await waitFor(async () => expect(await owned()).toHaveTextContent('4'))
  },
}

/** What was typed stays. */
export const AllocateFails: Story = {
  parameters: answering(refusesAllocation),
  play: async (context) => {
    const { canvas, userEvent } = context
    const field = await startAllocating(context)
    await userEvent.type(field, '3{Enter}')
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('该部门的可用授权数量不足，请刷新后重新填写'),
    )
    await expect(field).toHaveValue('3')
  },
}

/** Numbers are checked as they are typed. */
export const AllocateChecksNumbers: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const field = await startAllocating(context)
    await userEvent.type(field, '4')
    await canvas.findByText('超出 1，请减少数量')
    await expect(canvas.getByRole('button', { name: '确认下发' })).toBeDisabled()
    await userEvent.clear(field)
    await userEvent.type(field, '1.5')
    await expect(field).toHaveAccessibleDescription('请输入整数')
    await expect(field).toBeInvalid()
  },
}

/** What it takes from whom is shown first; such a change can't be undone. */
export const TakeBackSucceeds: Story = {
  parameters: answering(takingFromUsers),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: '收回结构工程事业部的授权' }))
    const field = await canvas.findByRole('textbox', { name: '结构工程事业部的数量' })
    await expect(field).toHaveAccessibleDescription('最多 12，其中 9 个使用中')
    await userEvent.type(field, '6')
    await userEvent.click(canvas.getByRole('button', { name: '查看影响并收回' }))
    const dialog = within(
      await screen.findByRole('alertdialog', { name: '确认收回 6 个授权到“云筑建筑设计研究院”吗？' }),
    )
    await dialog.findByText('2 名成员将失去 3 个授权')
    await userEvent.click(dialog.getByRole('button', { name: '收回授权' }))
    await shows('授权收回成功')
    await expect(screen.queryByRole('button', { name: '撤销' })).toBeNull()
  },
}

export const TakeBackFails: Story = {
  parameters: answering(fail(operations.takeBack, 'offline')),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: '收回结构设计二院的授权' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: '结构设计二院的数量' }), '1{Enter}')
    const dialog = within(await screen.findByRole('alertdialog'))
    await dialog.findByText('没有成员会失去授权')
    await userEvent.click(dialog.getByRole('button', { name: '收回授权' }))
    await waitFor(() => expect(dialog.getByText(/网络错误/)).toBeVisible())
  },
}

/** What is collapsed on screen is in the file as well. */
export const ExportSucceeds: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await rowOf(context, '结构工程事业部')
    const shown = canvas.getAllByRole('rowheader').length
    await expect(shown).toBeLessThan(someRows.length)
    await userEvent.click(canvas.getByRole('button', { name: '导出' }))
    await shows(`已导出 ${someRows.length} 条`)
  },
}
