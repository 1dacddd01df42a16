import type { Meta, StoryObj } from '@storybook/react-vite'
import { KeyRound, Users } from 'lucide-react'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Avatar } from '../avatar'
import { Button } from '../button'
import { say } from '../stories/say'
import type { CommandItem } from './CommandItem'
import { CommandPalette } from './CommandPalette'
import { CommandPaletteExample } from './CommandPalette.example'
import type { CommandPaletteProps } from './CommandPaletteProps'

const members: CommandItem[] = [
  {
    id: 'member-1',
    label: '苏晚晴',
    mark: { from: 0, to: 1 },
    detail: '13700000006',
    more: '云筑建筑设计研究院/结构工程事业部/结构设计一院/超限高层设计所/抗震分析室',
    icon: <Avatar name="苏晚晴" size="small" decorative />,
  },
  {
    id: 'member-2',
    label: '苏启明',
    mark: { from: 0, to: 1 },
    detail: '13916620843',
    more: '云筑建筑设计研究院/数字建造中心',
    icon: <Avatar name="苏启明" size="small" decorative />,
  },
]

const pages = (): CommandItem[] => [
  { id: 'page-1', label: say('部门与成员'), icon: <Users /> },
  { id: 'page-2', label: say('按产品授权'), icon: <KeyRound /> },
]

function Typing({ value, onValueChange, ...rest }: CommandPaletteProps<CommandItem>) {
  const [text, setText] = useState(value)
  return (
    <CommandPalette
      {...rest}
      value={text}
      onValueChange={(next) => {
        setText(next)
        onValueChange(next)
      }}
    />
  )
}

/** Searches while people type, and opens a result. */
const meta = {
  title: 'UI/CommandPalette',
  component: CommandPalette,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 560 } } },
  render: (args) => (
    <Typing
      {...args}
      groups={[
        { id: 'members', label: say('成员'), items: members },
        { id: 'pages', label: say('前往'), items: pages() },
      ]}
    />
  ),
  args: {
    open: true,
    onOpenChange: fn(),
    value: '苏',
    onValueChange: fn(),
    onPick: fn(),
    groups: [],
    labels: {
      title: '搜索一切',
      field: '搜索一切',
      placeholder: '姓名、手机号、产品、订单号',
      list: '找到的内容',
      close: '关闭',
      count: (items) => say('找到{0}项', items),
    },
  },
} satisfies Meta<typeof CommandPalette>

export default meta
type Story = StoryObj<typeof meta>

const input = () => screen.findByRole('combobox', { name: say('搜索一切') })

/** The field has the focus, and Enter would choose the first line. */
export const Ready: Story = {
  play: async () => {
    const field = await input()
    await waitFor(() => expect(field).toHaveFocus())
    const options = within(screen.getByRole('listbox', { name: say('找到的内容') })).getAllByRole('option')
    await expect(options).toHaveLength(4)
    await expect(field).toHaveAttribute('aria-activedescendant', options[0]?.id)
    await expect(screen.getByRole('group', { name: say('成员') })).toBeVisible()
    await expect(screen.getByRole('status')).toHaveTextContent(say('找到{0}项', 4))
    await expect(screen.getAllByText('苏', { selector: 'mark' })).toHaveLength(2)
  },
}

/** Arrows wrap around across groups; Home and End go to the ends; Enter chooses the highlighted line. */
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    const field = await input()
    await waitFor(() => expect(field).toHaveFocus())
    const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(active()).toHaveTextContent(say('部门与成员'))
    await userEvent.keyboard('{End}')
    await expect(active()).toHaveTextContent(say('按产品授权'))
    await userEvent.keyboard('{ArrowDown}')
    await expect(active()).toHaveTextContent('苏晚晴')
    await userEvent.keyboard('{ArrowUp}{Home}{ArrowDown}{Enter}')
    await expect(args.onPick).toHaveBeenCalledWith(members[1])
    await expect(field).toHaveFocus()
  },
}

/** The highlighted line always scrolls into view. */
export const Many: Story = {
  render: (args) => (
    <Typing
      {...args}
      groups={[
        {
          id: 'members',
          label: say('成员'),
          items: Array.from({ length: 40 }, (_, n) => ({ id: String(n), label: `苏${n + 1}` })),
        },
      ]}
    />
  ),
  play: async () => {
    const field = await input()
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('{End}')
    const list = screen.getByRole('listbox').getBoundingClientRect()
    const last = screen.getByRole('option', { name: '苏40' }).getBoundingClientRect()
    await expect(list.height).toBeLessThan(560)
    await expect(last.bottom).toBeLessThanOrEqual(list.bottom + 1)
    await expect(last.top).toBeGreaterThan(list.top)
  },
}

export const ByPointer: Story = {
  play: async ({ args }) => {
    await input()
    await userEvent.click(screen.getByRole('option', { name: /苏启明/ }))
    await expect(args.onPick).toHaveBeenCalledWith(members[1])
  },
}

/** Keys of an input method's composition choose nothing. */
export const Composing: Story = {
  play: async ({ args }) => {
    const field = await input()
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
    await expect(args.onPick).not.toHaveBeenCalled()
  },
}

export const ClosesWithEscape: Story = {
  play: async ({ args }) => {
    await waitFor(async () => expect(await input()).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const ClosesByButton: Story = {
  play: async ({ args }) => {
    await input()
    await userEvent.click(screen.getByRole('button', { name: say('关闭') }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

/** Previous results stay while a search is running. */
export const Busy: Story = {
  args: { busy: true },
  play: async () => {
    await input()
    await expect(screen.getAllByRole('option')).toHaveLength(4)
    await expect(screen.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const Nothing: Story = {
  args: { value: '无人' },
  render: (args) => (
    <Typing {...args}>
      <p style={{ padding: 24, margin: 0, textAlign: 'center' }}>{say('没有找到“{0}”', '无人')}</p>
    </Typing>
  ),
  play: async () => {
    await expect(await input()).toHaveAttribute('aria-expanded', 'false')
    await expect(screen.getByText(say('没有找到“{0}”', '无人'))).toBeVisible()
  },
}

/** A failure replaces the list and offers a retry. */
export const Failed: Story = {
  render: (args) => (
    <Typing {...args}>
      <p style={{ padding: 24, margin: 0, textAlign: 'center' }}>
        {say('搜索失败')} <Button size="small">{say('重试')}</Button>
      </p>
    </Typing>
  ),
  play: async () => {
    await input()
    await expect(screen.getByRole('button', { name: say('重试') })).toBeVisible()
  },
}

/** Below 480 px it fills the window, and details are below the name. */
export const Narrow: Story = { ...Ready, globals: { viewport: { value: 'narrow' } } }

export const Example: Story = { globals: { locale: 'en' }, render: () => <CommandPaletteExample /> }
