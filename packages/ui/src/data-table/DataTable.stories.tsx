import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../button'
import { DialogHeader } from '../dialog'
import { Drawer } from '../drawer'
import { EmptyState } from '../empty-state'
import { FailureState } from '../failure-state'
import { say } from '../stories/say'
import { DataTable } from './DataTable'
import { DataTableExample } from './DataTable.example'
import type { DataTableProps } from './DataTableProps'
import { type Member, MemberPages, memberColumns, sampleMembers, tableLabels } from './sampleMembers'

const onRetry = fn()
const members = sampleMembers(10)

const meta: Meta<DataTableProps<Member>> = {
  title: 'UI/DataTable',
  component: DataTable,
  beforeEach: () => {
    onRetry.mockClear()
  },
  args: {
    columns: memberColumns,
    rows: members,
    getRowId: ({ id }) => id,
    getRowLabel: ({ name }) => name,
    caption: '部门成员',
    labels: tableLabels,
    locale: 'zh-CN',
    selectable: true,
    empty: (
      <EmptyState
        title="还没有成员"
        description="邀请同事加入后，他们会出现在这里。"
        action={<Button variant="primary">邀请成员</Button>}
      />
    ),
    noMatches: <EmptyState title="没有符合条件的成员" action={<Button>清除搜索</Button>} />,
    failed: (
      <FailureState
        title="成员没有加载出来"
        description="网络好像断开了。"
        onRetry={onRetry}
        labels={{ retry: '重试' }}
      />
    ),
  },
}

export default meta
type Story = StoryObj<DataTableProps<Member>>

/** Placeholder rows with the height of the expected rows. */
export const Loading: Story = {
  args: { rows: [], state: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: say('部门成员') })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent(say('正在加载'))
    await expect(canvas.getByRole('checkbox', { name: say('选择本页全部成员') })).toBeDisabled()
  },
}

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: say('邀请成员') })).toBeVisible()
  },
}

export const NoMatches: Story = {
  args: { rows: [], filtered: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: say('清除搜索') })).toBeVisible()
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(11)
    await expect(canvas.getByRole('rowheader', { name: '陈晓' })).toBeVisible()
  },
}

/** Parts of one thing are below a row for the whole, which can't be selected itself. */
export const Grouped: Story = {
  args: {
    rows: members.toSorted((one, other) => one.department.localeCompare(other.department)),
    groups: {
      of: ({ department }) => department,
      cell: (columnId, rows) => {
        if (columnId === 'granted') return rows.reduce((sum, { granted }) => sum + granted, 0)
        return columnId === 'name' ? rows[0]?.department : undefined
      },
    },
  },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row')
    await expect(rows).toHaveLength(16)
    await expect(canvas.getByRole('rowheader', { name: '陈晓' })).toBeVisible()
    await expect(rows[1]?.querySelector('input, button')).toBeNull()
  },
}

/** Rows stay usable while newer ones load. */
export const Refreshing: Story = {
  args: { state: 'refreshing' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(canvas.getByRole('checkbox', { name: say('选择{0}', '王芳') }))
    await expect(canvas.getByRole('checkbox', { name: say('选择{0}', '王芳') })).toBeChecked()
  },
}

export const Failed: Story = {
  args: { rows: [], state: 'failed' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('重试') }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}

/** From loading to any page, nothing below moves, even if the last page is short. */
export const KeepsItsHeight: Story = {
  render: (args) => {
    const [state, setState] = useState<'loading' | 'ready'>('loading')
    return (
      <DataTable
        {...args}
        state={state}
        rows={state === 'ready' ? members.slice(0, 4) : []}
        totalRows={14}
        footer={<Button onClick={() => setState('ready')}>{say('载入完成')}</Button>}
      />
    )
  },
  play: async ({ canvas, userEvent }) => {
    const below = canvas.getByRole('button', { name: say('载入完成') })
    const before = below.getBoundingClientRect().top
    await userEvent.click(below)
    await expect(canvas.getAllByRole('row')).toHaveLength(5)
    await expect(below.getBoundingClientRect().top).toBe(before)
  },
}

/** A list on a single page ends with its last row. */
export const ShortList: Story = {
  args: { rows: members.slice(0, 2), footer: <p>共2条</p> },
  play: async ({ canvas }) => {
    const last = canvas.getAllByRole('row').at(-1)?.getBoundingClientRect().bottom ?? 0
    await expect(canvas.getByText(say('共{0}条', 2)).getBoundingClientRect().top - last).toBeLessThan(44)
  },
}

/** The first click sorts, the second reverses, the third restores the original order. */
export const Sorting: Story = {
  play: async ({ canvas, userEvent }) => {
    const first = () => canvas.getAllByRole('rowheader')[0]
    const name = canvas.getByRole('button', { name: say('姓名') })
    await userEvent.click(name)
    await expect(canvas.getByRole('columnheader', { name: new RegExp(`^${say('姓名')}`) })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await expect(first()).toHaveTextContent('陈晓')
    await userEvent.click(name)
    await expect(first()).toHaveTextContent('周子涵')
    await userEvent.click(name)
    await expect(
      canvas.getByRole('columnheader', { name: new RegExp(`^${say('姓名')}`) }),
    ).not.toHaveAttribute('aria-sort')

    canvas.getByRole('button', { name: say('已授权') }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('columnheader', { name: new RegExp(`^${say('已授权')}`) })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
  },
}

const onSortingChange = fn()

/** The service sorts: the table only reports the wanted order, and one column is always sorted. */
export const SortedByService: Story = {
  args: {
    sortingBy: 'service',
    defaultSorting: { columnId: 'joined', direction: 'desc' },
    onSortingChange,
  },
  play: async ({ canvas, userEvent }) => {
    const order = () => canvas.getAllByRole('rowheader').map((cell) => cell.textContent)
    const before = order()
    const joined = canvas.getByRole('button', { name: say('加入时间') })
    await userEvent.click(joined)
    await expect(onSortingChange).toHaveBeenLastCalledWith({ columnId: 'joined', direction: 'asc' })
    await userEvent.click(joined)
    await expect(onSortingChange).toHaveBeenLastCalledWith({ columnId: 'joined', direction: 'desc' })
    await expect(order()).toEqual(before)
  },
}

const many = sampleMembers(25)

/** The selection is kept by id across pages; the header's checkbox is for the current page. */
export const SelectionAcrossPages: Story = {
  render: (args) => {
    const [page, setPage] = useState(1)
    const [selection, setSelection] = useState<ReadonlySet<string>>(new Set())
    return (
      <DataTable
        {...args}
        rows={many.slice((page - 1) * 10, page * 10)}
        totalRows={many.length}
        rowOffset={(page - 1) * 10}
        selection={selection}
        onSelectionChange={setSelection}
        footer={
          <>
            <p role="note">{say('已选{0}名', selection.size)}</p>
            <MemberPages page={page} total={many.length} onPageChange={setPage} />
          </>
        }
      />
    )
  },
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: say('选择本页全部成员') })
    await userEvent.click(canvas.getByRole('checkbox', { name: say('选择{0}', '陈晓') }))
    await expect(all).toBePartiallyChecked()
    await userEvent.click(all)
    await expect(all).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: say('下一页') }))
    await expect(all).not.toBeChecked()
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '26')
    await expect(canvas.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '12')
    canvas.getAllByRole('checkbox')[1]?.focus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('note')).toHaveTextContent(say('已选{0}名', 11))
    await userEvent.click(canvas.getByRole('button', { name: say('上一页') }))
    await expect(all).toBeChecked()
    await userEvent.click(all)
    await expect(canvas.getByRole('note')).toHaveTextContent(say('已选{0}名', 1))
  },
}

const drawCell = fn(({ phone }: Member) => phone)
const countedColumns: DataTableProps<Member>['columns'] = [{ id: 'phone', header: '手机号', cell: drawCell }]

/** Selecting renders checkboxes, not cells, even if the screen passes new functions. */
export const SelectionDrawsLittle: Story = {
  args: { columns: countedColumns },
  render: (args) => {
    const [selection, setSelection] = useState<ReadonlySet<string>>(new Set())
    return (
      <DataTable
        {...args}
        getRowId={(member) => member.id}
        getRowLabel={(member) => member.name}
        isRowSelectable={() => true}
        selection={selection}
        onSelectionChange={(next) => setSelection(next)}
      />
    )
  },
  play: async ({ canvas, userEvent }) => {
    drawCell.mockClear()
    await userEvent.click(canvas.getByRole('checkbox', { name: say('选择{0}', '王芳') }))
    await userEvent.click(canvas.getByRole('checkbox', { name: say('选择本页全部成员') }))
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(11)
    await expect(drawCell).not.toHaveBeenCalled()
  },
}

/** A click with Shift selects all rows from the last one. */
export const SelectionOfRange: Story = {
  play: async ({ canvas, userEvent }) => {
    const rowNumber = (number: number) => canvas.getAllByRole('checkbox')[number] ?? canvas.getByRole('table')
    await userEvent.click(rowNumber(2))
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(rowNumber(5))
    await userEvent.keyboard('{/Shift}')
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(4)
  },
}

/** A row that can't be selected shows the reason, also to screen readers, and select-all skips it. */
export const UnselectableRow: Story = {
  args: { isRowSelectable: ({ name }) => (name === '王芳' ? say('她是部门管理员，请先移除管理员。') : true) },
  play: async ({ canvas, userEvent }) => {
    const locked = canvas.getByRole('checkbox', { name: say('选择{0}', '王芳') })
    await expect(locked).toHaveAccessibleDescription(say('她是部门管理员，请先移除管理员。'))
    await userEvent.click(locked)
    await expect(locked).not.toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: say('选择本页全部成员') }))
    await expect(canvas.getByRole('checkbox', { name: say('选择本页全部成员') })).toBeChecked()
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(10)
    await expect(locked).not.toBeChecked()
  },
}

const onColumnWidthsChange = fn()

/** Column edges can be dragged or moved with the arrow keys; Delete resets the width. */
export const ColumnWidths: Story = {
  args: { onColumnWidthsChange },
  play: async ({ canvas, userEvent }) => {
    const column = canvas.getByRole('columnheader', { name: new RegExp(`^${say('姓名')}`) })
    const handle = canvas.getByRole('separator', { name: say('{0}的列宽', say('姓名')) })
    const before = column.getBoundingClientRect().width
    handle.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await waitFor(() => expect(column.getBoundingClientRect().width).toBeCloseTo(before + 16, -1))
    await expect(Number(handle.getAttribute('aria-valuenow'))).toBeCloseTo(before + 16, -1)
    await expect(onColumnWidthsChange).toHaveBeenCalledTimes(2)

    const { right, top } = column.getBoundingClientRect()
    const target = handle
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target, coords: { clientX: right, clientY: top + 9 } },
      { pointerName: 'mouse', target, coords: { clientX: right + 60, clientY: top + 9 } },
      { keys: '[/MouseLeft]', target, coords: { clientX: right + 60, clientY: top + 9 } },
    ])
    await waitFor(() => expect(column.getBoundingClientRect().width).toBeCloseTo(before + 76, -1))

    await userEvent.keyboard('{Home}')
    await expect(handle).toHaveAttribute('aria-valuenow', '64')
    await userEvent.keyboard('{Delete}')
    await expect(handle).toHaveAttribute('aria-valuenow', '140')
  },
}

export const Compact: Story = { args: { density: 'compact' } }

export const LongText: Story = {
  args: {
    rows: members.map((member, index) => ({
      ...member,
      name: index === 0 ? '一位名字写得非常非常长的成员同事' : member.name,
      department:
        '华东建设集团 / 设计研究院 / 数字化建造联合创新研究中心 / 幕墙与钢结构设计中心 / 绿色低碳建筑产业化示范基地 / 第三设计所 / 参数化小组',
    })),
  },
  play: async ({ canvas }) => {
    const cell = canvas.getAllByTitle(/参数化小组/)[0]
    await expect(cell?.scrollWidth).toBeGreaterThan(cell?.clientWidth ?? 0)
  },
}

const crowd = sampleMembers(100_000)

/**
 * 100,000 rows in the browser: rendered only in view, counted for screen readers, sorted and selected at
 * once.
 */
export const ManyRows: Story = {
  args: { rows: crowd, maxHeight: 480 },
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table')
    await expect(table).toHaveAttribute('aria-rowcount', '100001')
    await expect(canvas.getAllByRole('row').length).toBeLessThan(40)
    await userEvent.click(canvas.getByRole('checkbox', { name: say('选择本页全部成员') }))
    const region = canvas.getByRole('region', { name: say('部门成员') })
    region.scrollTop = region.scrollHeight
    await waitFor(() => expect(canvas.getAllByRole('row').at(-1)).toHaveAttribute('aria-rowindex', '100001'))
    await expect(canvas.getAllByRole('checkbox', { checked: true }).length).toBeGreaterThan(5)
  },
}

/** Row actions appear over the end of the row on hover and focus, and take no room otherwise. */
export const ActsOverTheEnd: Story = {
  args: {
    columns: memberColumns.map((column) =>
      column.id === 'actions' ? { ...column, overlays: true } : column,
    ),
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button', { name: say('管理') })
    const head = canvas.getByRole('columnheader', { name: say('操作') })
    await expect(head.getBoundingClientRect().width).toBeLessThan(16)
    first?.focus()
    await expect(first).toBeVisible()
    await expect(second).not.toBeVisible()
  },
}

/** If the columns need more width, rows scroll sideways; checkboxes and actions stay. */
export const ScrollsSideways: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 620 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: say('部门成员') })
    const box = canvas.getByRole('checkbox', { name: say('选择{0}', '王芳') })
    const action = canvas.getAllByRole('button', { name: say('管理') })[0]
    const before = box.getBoundingClientRect().left
    await expect(action?.getBoundingClientRect().right).toBeLessThan(region.getBoundingClientRect().right)
    region.scrollLeft = 200
    await expect(box.getBoundingClientRect().left).toBe(before)
  },
}

/** If the table doesn't scroll, its header stays visible while the page scrolls. */
export const HeadStays: Story = {
  decorators: [
    (Story) => (
      <div data-testid="page" style={{ height: 240, overflow: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const page = canvas.getByTestId('page')
    page.scrollTop = 180
    const head = canvas.getAllByRole('columnheader')[0]
    await waitFor(() => expect(head?.getBoundingClientRect().top).toBe(page.getBoundingClientRect().top))
  },
}

function WithDrawer(table: DataTableProps<Member>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say('查看全部')}</Button>
      <DataTable {...table} />
      <Drawer open={open} onOpenChange={setOpen} subject="">
        <DialogHeader title={say('成员详情')} closeLabel={say('关闭')} />
      </Drawer>
    </>
  )
}

/** A column that the drawer's edge would cut is empty; everything else stays in place. */
export const BesideADrawer: Story = {
  render: (args) => <WithDrawer {...args} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: say('查看全部') })
    const heads = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await userEvent.click(button)
    const drawer = await screen.findByRole('dialog', { name: say('成员详情') })
    const edge = window.innerWidth - 488
    const isCut = (cell: HTMLElement) => {
      const { left, right } = cell.getBoundingClientRect()
      return left < edge && edge < right && cell.dataset.stays === undefined
    }
    if (window.innerWidth >= 1024) {
      await waitFor(() =>
        expect(canvas.getAllByRole('cell').filter((cell) => isCut(cell) && cell.textContent)).toEqual([]),
      )
      await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(heads)
    }
    await waitFor(() => expect(drawer).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}

const phone: Story['decorators'] = [
  (Story) => (
    <div style={{ maxWidth: 358 }}>
      <Story />
    </div>
  ),
]

/** Below 600 px, rows have two lines without labels, with sorting and selection above them. */
export const Narrow: Story = {
  decorators: phone,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(11)
    await expect(canvas.getByRole('rowheader', { name: '王芳' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say('姓名') }))
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('陈晓')
  },
}

/** On narrow screens, checkboxes are visible only while people select. */
export const NarrowSelecting: Story = {
  decorators: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('选择') }))
    const row = canvas.getByRole('checkbox', { name: say('选择{0}', '王芳') })
    await userEvent.click(row)
    await expect(canvas.getByRole('checkbox', { name: say('选择本页全部成员') })).toBePartiallyChecked()
    await userEvent.click(row)
    await expect(row).toBeVisible()
    await userEvent.click(row)
    await userEvent.click(canvas.getByRole('button', { name: say('完成') }))
    await expect(canvas.queryByRole('checkbox')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: say('选择') }))
    await expect(canvas.getByRole('checkbox', { name: say('选择{0}', '王芳') })).not.toBeChecked()
  },
}

export const NarrowCompact: Story = {
  decorators: phone,
  args: { density: 'compact' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('选择') }))
    const row = middleOf(canvas.getByRole('row', { name: /王芳/ }))
    await expect(
      Math.abs(middleOf(canvas.getByRole('checkbox', { name: say('选择{0}', '王芳') })) - row),
    ).toBeLessThan(2)
  },
}

const middleOf = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return (top + bottom) / 2
}

/** Without rows there is no line for sorting and selection. */
export const NarrowEmpty: Story = {
  decorators: phone,
  args: { rows: [], selectable: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('checkbox')).toBeNull())
    await expect(canvas.queryByRole('button', { name: new RegExp(`^${say('姓名')}`) })).toBeNull()
  },
}

export const NarrowLoading: Story = { decorators: phone, args: { rows: [], state: 'loading' } }

/** Touch targets are 44 px high, whatever the row contains. */
export const NarrowRowHeight: Story = {
  decorators: phone,
  play: async ({ canvas }) => {
    const [, ...rows] = canvas.getAllByRole('row')
    for (const row of rows) {
      await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(64)
      await expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(68)
    }
  },
}

export const NarrowManyRows: Story = {
  decorators: phone,
  args: { rows: crowd },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row').length).toBeLessThan(40)
  },
}

export const Example: Story = { globals: { locale: 'en' }, render: () => <DataTableExample /> }
