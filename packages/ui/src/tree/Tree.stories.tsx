import type { Meta, StoryObj } from '@storybook/react-vite'
import { Building2, Ellipsis, Pencil, Plus } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../button'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '../dropdown-menu'
import { EmptyState } from '../empty-state'
import { FailureState } from '../failure-state'
import { IconButton } from '../icon-button'
import { say } from '../stories/say'
import { type Department, departments, manyDepartments, treeLabels } from './sampleDepartments'
import { Tree } from './Tree'
import { TreeExample } from './Tree.example'
import type { TreeHandle } from './TreeHandle'
import type { TreeProps } from './TreeProps'

const onRetry = fn()
const onSelect = fn()
const onRename = fn()
const onAdd = fn()

const meta: Meta<TreeProps<Department>> = {
  title: 'UI/Tree',
  component: Tree,
  beforeEach: () => {
    for (const spy of [onRetry, onSelect, onRename, onAdd]) spy.mockReset()
  },
  decorators: [
    (Story) => (
      <div style={{ width: 300, height: 420, border: '1px solid var(--atrium-color-border)', padding: 8 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    items: departments,
    getId: ({ id }) => id,
    getParentId: ({ parentId }) => parentId,
    getName: ({ name }) => name,
    labels: treeLabels,
    onSelect,
    empty: <EmptyState title="还没有部门" action={<Button variant="primary">新增部门</Button>} />,
    noMatches: <EmptyState title="没有符合条件的部门" action={<Button>清除搜索</Button>} />,
    failed: <FailureState title="部门没有加载出来" onRetry={onRetry} labels={{ retry: '重试' }} />,
  },
}

export default meta
type Story = StoryObj<TreeProps<Department>>

export const Loading: Story = {
  args: { state: 'loading', items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: say('正在加载部门') })).toBeVisible()
  },
}

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: say('新增部门') })).toBeVisible()
  },
}

export const NoMatches: Story = {
  args: { searchTerm: '海外' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: say('清除搜索') })).toBeVisible()
  },
}

export const Failed: Story = {
  args: { state: 'failed', items: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('重试') }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}

/** The top item is open. A click on the arrow opens an item, a click on its name selects it. */
export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(5)
    const build = canvas.getByRole('treeitem', { name: '工程部' })
    await expect(build).toHaveAttribute('aria-level', '2')
    await expect(build).toHaveAttribute('aria-posinset', '2')
    await expect(build).toHaveAttribute('aria-setsize', '4')
    const arrow = build.querySelector('[data-toggle]') ?? build
    await userEvent.click(arrow)
    await expect(build).toHaveAttribute('aria-expanded', 'true')
    await expect(onSelect).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByText('华南项目部'))
    await expect(onSelect).toHaveBeenCalledWith('south')
    await expect(canvas.getByRole('treeitem', { selected: true })).toHaveAccessibleName('华南项目部')
    await userEvent.click(arrow)
    await expect(canvas.queryByText('华南项目部')).not.toBeInTheDocument()
  },
}

/** The keyboard behaviour of the ARIA Authoring Practices' tree. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const focused = (name: string) =>
      waitFor(() => expect(canvas.getByRole('treeitem', { name })).toHaveFocus())
    const press = userEvent.keyboard
    await userEvent.tab()
    await focused('华东建设集团')
    await press('{ArrowDown}')
    await focused('设计研究院')
    await press('{ArrowRight}{ArrowRight}')
    await focused('幕墙设计所')
    await press('{ArrowLeft}')
    await focused('设计研究院')
    await press('{ArrowLeft}')
    await expect(canvas.getByRole('treeitem', { name: '设计研究院' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
    await press('{End}')
    await focused('信息中心')
    await press('{Home}')
    await focused('华东建设集团')
    await press('造')
    await focused('造价部')
    await press('*')
    for (const name of ['设计研究院', '工程部', '信息中心'])
      await expect(canvas.getByRole('treeitem', { name })).toHaveAttribute('aria-expanded', 'true')
    await press('{ArrowUp}')
    await focused('华南项目部')
    await press('{Enter}')
    await expect(onSelect).toHaveBeenLastCalledWith('south')
    await press('{ArrowUp} ')
    await expect(onSelect).toHaveBeenLastCalledWith('north')
  },
}

/** Open items are open again after a failure and a retry. */
export const KeepsOpenItems: Story = {
  render: (args) => {
    const [state, setState] = useState<'ready' | 'failed'>('ready')
    return (
      <>
        <Button size="small" onClick={() => setState((old) => (old === 'ready' ? 'failed' : 'ready'))}>
          {say('换状态')}
        </Button>
        <Tree {...args} state={state} />
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const change = canvas.getByRole('button', { name: say('换状态') })
    canvas.getByRole('treeitem', { name: '工程部' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.click(change)
    await expect(canvas.getByRole('alert')).toBeVisible()
    await userEvent.click(change)
    await expect(canvas.getByRole('treeitem', { name: '华北项目部' })).toBeVisible()
  },
}

export const Selected: Story = {
  args: { defaultSelectedId: 'steel', defaultExpandedIds: new Set(['group', 'design']) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('treeitem', { name: '钢结构设计所' })).toHaveFocus()
  },
}

/** Checkboxes instead of selection: a checked item covers the items below it. */
export const Checked: Story = {
  args: {
    getCheck: ({ id, parentId }) =>
      id === departments[1]?.id ? 'checked' : parentId === departments[1]?.id ? 'covered' : 'unchecked',
    defaultExpandedIds: new Set(departments.slice(0, 2).map(({ id }) => id)),
  },
  play: async ({ canvas, userEvent }) => {
    const checked = canvas.getByRole('treeitem', { name: departments[1]?.name ?? '', checked: true })
    await userEvent.click(checked)
    await expect(onSelect).toHaveBeenCalledWith(departments[1]?.id)
    await expect(canvas.getAllByRole('treeitem', { checked: false }).length).toBeGreaterThan(0)
  },
}

/** A search opens the paths to its matches; clearing it restores the open items. */
export const Searching: Story = {
  render: (args) => {
    const [searchTerm, setSearchTerm] = useState('设计')
    return (
      <>
        <Button size="small" onClick={() => setSearchTerm('小组')}>
          {say('搜索“小组”')}
        </Button>
        <Button size="small" onClick={() => setSearchTerm('')}>
          {say('清除')}
        </Button>
        <Tree {...args} searchTerm={searchTerm} />
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const names = () => canvas.getAllByRole('treeitem').map((item) => item.textContent)
    await expect(names()).toEqual(['华东建设集团', '设计研究院', '幕墙设计所', '钢结构设计所'])
    await expect(canvas.getAllByText('设计', { selector: 'mark' })).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: say('搜索“小组”') }))
    await expect(names()).toEqual(['华东建设集团', '设计研究院', '钢结构设计所', '参数化小组'])
    await userEvent.click(canvas.getByRole('button', { name: say('清除') }))
    await expect(names()).toHaveLength(5)
  },
}

/** Buttons of the hovered, selected or focused item; Tab moves to them from the item. */
export const Actions: Story = {
  args: {
    defaultSelectedId: 'build',
    renderIcon: () => <Building2 size={16} />,
    getNote: ({ id }) => String(id.length),
    renderActions: ({ name }) => (
      <IconButton size="tiny" label={say('在{0}下新增', name)} icon={<Plus />} onClick={() => onAdd(name)} />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: say('在{0}下新增', '工程部') })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onAdd).toHaveBeenCalledWith('工程部')
    await expect(onSelect).not.toHaveBeenCalled()
    await userEvent.hover(canvas.getByText('造价部'))
    await userEvent.click(await canvas.findByLabelText(say('在{0}下新增', '造价部')))
    await expect(onAdd).toHaveBeenLastCalledWith('造价部')
    await expect(onSelect).not.toHaveBeenCalled()
  },
}

/** Rows with a menu for renaming and adding; `answer` decides how saving ends. */
function EditableTree({
  args,
  answer,
}: {
  args: TreeProps<Department>
  answer: 'saves' | 'fails' | 'waits'
}) {
  const tree = useRef<TreeHandle>(null)
  const [items, setItems] = useState(departments)
  const save = async (change: (items: Department[]) => Department[]) => {
    if (answer === 'waits') await new Promise(() => {})
    if (answer === 'fails') throw new Error('The service refused')
    setItems(change)
  }
  return (
    <Tree
      {...args}
      ref={tree}
      items={items}
      onRename={(id, name) => {
        onRename(id, name)
        return save((old) => old.map((item) => (item.id === id ? { ...item, name } : item)))
      }}
      onAdd={async (parentId, name) => {
        onAdd(parentId, name)
        await save((old) => [...old, { id: `new-${name}`, parentId, name }])
        return `new-${name}`
      }}
      renderActions={(item) => <DepartmentMenu item={item} tree={tree} />}
    />
  )
}

function DepartmentMenu({ item, tree }: { item: Department; tree: RefObject<TreeHandle | null> }) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton size="tiny" label={say('{0}的操作', item.name)} icon={<Ellipsis />} />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem icon={<Plus />} onSelect={() => tree.current?.startAdd(item.id, say('3级部门'))}>
          {say('新增下级部门')}
        </DropdownMenuItem>
        <DropdownMenuItem icon={<Pencil />} onSelect={() => tree.current?.startRename(item.id)}>
          {say('重命名')}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

const editable = (answer: 'saves' | 'fails' | 'waits'): Story => ({
  args: { defaultSelectedId: 'design', maxLength: 8 },
  render: (args) => <EditableTree args={args} answer={answer} />,
})

type Play = NonNullable<Story['play']>
type PlayContext = Parameters<Play>[0]

/** Opens the selected item's menu and chooses from it; returns the field that appears. */
async function chooseFromMenu({ canvas, userEvent }: PlayContext, name: string) {
  await userEvent.click(canvas.getByRole('button', { name: say('{0}的操作', '设计研究院') }))
  await userEvent.click(await screen.findByRole('menuitem', { name }))
  const field = await canvas.findByRole('textbox', { name: say('部门名称') })
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  await waitFor(() => expect(field).toHaveFocus())
  return field
}

/** F2, a new name, Enter: saved, and the focus returns to the item. */
export const RenameSucceeds: Story = {
  ...editable('saves'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{F2}')
    const field = canvas.getByRole('textbox', { name: say('部门名称') })
    await expect(field).toHaveValue('设计研究院')
    await userEvent.keyboard('规划院{Enter}')
    await expect(onRename.mock.calls).toEqual([['design', '规划院']])
    const item = await canvas.findByRole('treeitem', { name: '规划院' })
    await waitFor(() => expect(item).toHaveFocus())
  },
}

/** The menu of a hovered item stays while the pointer moves there. */
export const MenuOfHovered: Story = {
  ...editable('saves'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByText('造价部'))
    await userEvent.click(await canvas.findByLabelText(say('{0}的操作', '造价部')))
    await userEvent.hover(await screen.findByRole('menuitem', { name: say('新增下级部门') }))
    await userEvent.click(screen.getByRole('menuitem', { name: say('重命名') }))
    await expect(await canvas.findByRole('textbox', { name: say('部门名称') })).toHaveValue('造价部')
  },
}

/** A refused name is replaced by the old one. The screen that saves shows the reason. */
export const RenameFails: Story = {
  ...editable('fails'),
  play: async (context) => {
    const { canvas, userEvent } = context
    await chooseFromMenu(context, say('重命名'))
    await userEvent.keyboard('规划院{Enter}')
    await expect(onRename).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.queryByRole('textbox')).not.toBeInTheDocument())
    await expect(canvas.getByRole('treeitem', { name: '设计研究院' })).toBeVisible()
  },
}

/** Escape, an unchanged name and an empty one save nothing; blur saves. */
export const RenameKeepsOrSaves: Story = {
  ...editable('saves'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{F2}规划院{Escape}')
    await userEvent.keyboard('{F2}{Enter}')
    await userEvent.keyboard('{F2}{Backspace}{Enter}')
    await expect(onRename).not.toHaveBeenCalled()
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: '设计研究院' })).toHaveFocus())
    await userEvent.keyboard('{F2}一二三四五六七八九十')
    await expect(canvas.getByRole('textbox')).toHaveValue('一二三四五六七八')
    await userEvent.click(canvas.getByText('造价部'))
    await expect(onRename.mock.calls).toEqual([['design', '一二三四五六七八']])
  },
}

/** Sent once, and the field shows that it is being saved. */
export const Renaming: Story = {
  ...editable('waits'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{F2}规划院{Enter}{Enter}')
    const field = canvas.getByRole('textbox', { name: say('部门名称') })
    await expect(field).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent(say('正在保存'))
    await expect(onRename).toHaveBeenCalledOnce()
  },
}

/** From the menu: the parent opens, a new child has a name field, Enter saves it. */
export const AddSucceeds: Story = {
  ...editable('saves'),
  play: async (context) => {
    const { canvas, userEvent } = context
    const field = await chooseFromMenu(context, say('新增下级部门'))
    await expect(field).toHaveValue(say('3级部门'))
    const row = canvas.getByRole('treeitem', { name: say('3级部门') })
    await expect(row).toHaveAttribute('aria-level', '3')
    await userEvent.keyboard('景观所{Enter}')
    await expect(onAdd.mock.calls).toEqual([['design', '景观所']])
    const added = await canvas.findByRole('treeitem', { name: '景观所' })
    await waitFor(() => expect(added).toHaveFocus())
  },
}

/** A refused addition leaves no item behind. */
export const AddFails: Story = {
  ...editable('fails'),
  play: async (context) => {
    const { canvas, userEvent } = context
    await chooseFromMenu(context, say('新增下级部门'))
    await userEvent.keyboard('{Enter}')
    await expect(onAdd.mock.calls).toEqual([['design', say('3级部门')]])
    await waitFor(() => expect(canvas.queryByText(say('3级部门'))).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: '设计研究院' })).toHaveFocus())
  },
}

/** Without a name, no item is added and nothing is sent. */
export const AddWithoutName: Story = {
  ...editable('saves'),
  play: async (context) => {
    const { canvas, userEvent } = context
    const field = await chooseFromMenu(context, say('新增下级部门'))
    await userEvent.clear(field)
    await userEvent.keyboard('{Enter}')
    await expect(onAdd).not.toHaveBeenCalled()
    await waitFor(() => expect(canvas.queryByRole('textbox')).not.toBeInTheDocument())
  },
}

/** Enter belongs to the input method while it composes. */
export const Composing: Story = {
  ...editable('saves'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{F2}')
    const field = canvas.getByRole('textbox', { name: say('部门名称') })
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }))
    await expect(onRename).not.toHaveBeenCalled()
    await expect(field).toHaveFocus()
  },
}

export const LongText: Story = {
  args: {
    defaultSelectedId: 'steel',
    defaultExpandedIds: new Set(['group', 'design', 'steel']),
    items: departments.map((item) => ({
      ...item,
      name: `${item.name}与数字化建造联合创新研究中心 Joint Centre for Digital Construction`,
    })),
    renderActions: ({ name }) => (
      <IconButton size="tiny" label={say('{0}的操作', name)} icon={<Ellipsis />} />
    ),
  },
  play: async ({ canvas }) => {
    const name = canvas.getByText(/^钢结构设计所/)
    await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth)
  },
}

const crowd = manyDepartments(10_000)

/** 10,000 items, all open: rendered only in view, complete for the keyboard. */
export const ManyRows: Story = {
  args: { items: crowd, defaultExpandedIds: new Set(crowd.map(({ id }) => id)) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('treeitem').length).toBeLessThan(40)
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    const last = await canvas.findByRole('treeitem', { name: '第3905部门' })
    await waitFor(() => expect(last).toHaveFocus())
    await expect(last).toBeVisible()
    await expect(within(canvas.getByRole('tree')).getAllByRole('treeitem').length).toBeLessThan(40)
  },
}

export const FoundAndSelected: Story = {
  args: {
    defaultSelectedId: 'steel',
    defaultExpandedIds: new Set(['group', 'design', 'steel']),
    searchTerm: '设计',
  },
}

export const Example: Story = { globals: { locale: 'en' }, render: () => <TreeExample /> }
