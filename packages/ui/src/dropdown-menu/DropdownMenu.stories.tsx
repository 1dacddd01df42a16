import type { Meta, StoryObj } from '@storybook/react-vite'
import { FolderInput, History, Trash2 } from 'lucide-react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../button'
import { say } from '../stories/say'
import { DropdownMenu } from './DropdownMenu'
import { DropdownMenuExample } from './DropdownMenu.example'
import { DropdownMenuContent, DropdownMenuLabel, DropdownMenuSeparator } from './DropdownMenuContent'
import { DropdownMenuItem } from './DropdownMenuItem'
import { DropdownMenuTrigger } from './DropdownMenuTrigger'

const onMove = fn()
const onDelete = fn()

const meta = {
  title: 'UI/DropdownMenu',
  component: DropdownMenu,
  beforeEach: () => {
    onMove.mockClear()
    onDelete.mockClear()
  },
  render: (args) => (
    <DropdownMenu {...args}>
      <DropdownMenuTrigger asChild>
        <Button>{say('更多')}</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <DropdownMenuLabel>{say('已选3名成员')}</DropdownMenuLabel>
        <DropdownMenuItem icon={<FolderInput />} onSelect={onMove}>
          {say('移动成员')}
        </DropdownMenuItem>
        <DropdownMenuItem icon={<History />} asChild>
          <a href="#invitations">{say('查看邀请记录')}</a>
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem
          icon={<Trash2 />}
          tone="danger"
          disabledReason={say('所选成员中有管理员，请先移除管理员。')}
          onSelect={onDelete}
        >
          {say('删除成员')}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  ),
} satisfies Meta<typeof DropdownMenu>

export default meta
type Story = StoryObj<typeof meta>

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: say('更多') }))
  const item = await screen.findByRole('menuitem', { name: say('移动成员') })
  await waitFor(() => expect(item).toBeVisible())
}

export const Ready: Story = { play: open }

/**
 * Arrow down opens it on the first item; arrows, End, Home and letters move; Enter runs the action and closes
 * it.
 */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: say('更多') })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    const move = await screen.findByRole('menuitem', { name: say('移动成员') })
    await waitFor(() => expect(move).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: say('查看邀请记录') })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(screen.getByRole('menuitem', { name: new RegExp(say('删除成员')) })).toHaveFocus()
    await userEvent.keyboard('{Home}{Enter}')
    await expect(onMove).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

/** A disabled item can be focused, shows its reason, and does nothing. */
export const DisabledWithReason: Story = {
  play: async (context) => {
    await open(context)
    const item = screen.getByRole('menuitem', { name: new RegExp(say('删除成员')) })
    await expect(item).toHaveAttribute('aria-disabled', 'true')
    await expect(item).toHaveAccessibleDescription(say('所选成员中有管理员，请先移除管理员。'))
    await context.userEvent.click(item)
    await expect(onDelete).not.toHaveBeenCalled()
    await expect(screen.getByRole('menu')).toBeVisible()
  },
}

/** On a phone it is a sheet at the bottom edge. The page behind it is blocked, and going back closes it. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => {
    await open(context)
    const menu = screen.getByRole('menu')
    await waitFor(() => expect(menu.getBoundingClientRect().bottom).toBe(window.innerHeight))
    await expect(menu.getBoundingClientRect().width).toBe(document.documentElement.clientWidth)
    window.dispatchEvent(new PopStateEvent('popstate'))
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    await waitFor(() => expect(context.canvas.getByRole('button', { name: say('更多') })).toHaveFocus())
    await open(context)
  },
}

export const Example: Story = { globals: { locale: 'en' }, render: () => <DropdownMenuExample /> }
