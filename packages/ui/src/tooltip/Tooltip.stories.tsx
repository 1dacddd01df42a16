import type { Meta, StoryObj } from '@storybook/react-vite'
import { Trash2 } from 'lucide-react'
import { expect, screen, waitFor } from 'storybook/test'
import { IconButton } from '../icon-button'
import { say } from '../stories/say'
import { Tooltip } from './Tooltip'
import { TooltipExample } from './Tooltip.example'

const meta = {
  title: 'UI/Tooltip',
  component: Tooltip,
  parameters: { layout: 'centered' },
  args: {
    content: '删除部门',
    delay: 0,
    children: <IconButton label="删除部门" icon={<Trash2 />} />,
  },
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

/** Hovering shows it, leaving hides it. */
export const Hovered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: say('删除部门') }))
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(say('删除部门'))
  },
}

/** Keyboard focus shows it too; Escape hides it and keeps the focus. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: say('删除部门') })
    await expect(button).toHaveFocus()
    await screen.findByRole('tooltip')
    await expect(button).toHaveAccessibleDescription(say('删除部门'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
    await expect(button).toHaveFocus()
  },
}

export const LongText: Story = {
  args: { open: true, content: '部门内有管理员，请先移除管理员后再删除部门。'.repeat(4) },
}

export const Example: Story = { globals: { locale: 'en' }, render: () => <TooltipExample /> }
