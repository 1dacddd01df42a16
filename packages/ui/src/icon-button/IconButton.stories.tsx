import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pencil, RefreshCw, Settings, Trash2 } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { say } from '../stories/say'
import { IconButton } from './IconButton'
import { IconButtonExample } from './IconButton.example'

const meta = {
  title: 'UI/IconButton',
  component: IconButton,
  args: { label: '设置', icon: <Settings aria-hidden="true" />, onClick: fn() },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Ghost: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('设置') }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Secondary: Story = { args: { variant: 'secondary' } }

export const Danger: Story = {
  args: { variant: 'danger', label: '删除', icon: <Trash2 aria-hidden="true" /> },
}

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: say('设置') })).toHaveFocus()
  },
}

export const Disabled: Story = { args: { disabled: true, variant: 'secondary' } }

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: say('设置') })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

/** The smallest size, 24 px, is still a valid touch target. */
export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
      <IconButton label={say('编辑')} icon={<Pencil aria-hidden="true" />} size="tiny" />
      <IconButton
        label={say('刷新')}
        icon={<RefreshCw aria-hidden="true" />}
        size="small"
        variant="secondary"
      />
      <IconButton label={say('设置')} icon={<Settings aria-hidden="true" />} variant="secondary" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: say('编辑') }).offsetHeight).toBeGreaterThanOrEqual(24)
  },
}

export const Example: Story = { globals: { locale: 'en' }, render: () => <IconButtonExample /> }
