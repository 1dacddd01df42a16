import type { Meta, StoryObj } from '@storybook/react-vite'
import { say } from '../stories/say'
import { StatusBadge } from './StatusBadge'
import { StatusBadgeExample } from './StatusBadge.example'

const meta = {
  title: 'UI/StatusBadge',
  component: StatusBadge,
  args: { children: '正常' },
} satisfies Meta<typeof StatusBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = { args: { tone: 'success' } }

export const Warning: Story = { args: { tone: 'warning', children: '已过期' } }

export const Danger: Story = { args: { tone: 'danger', children: '已禁用' } }

export const Neutral: Story = { args: { tone: 'neutral', children: '已关闭' } }

export const Idle: Story = { args: { tone: 'idle', children: '已关闭' } }

export const QuietAccent: Story = { args: { tone: 'accent', quiet: true, children: '试用中' } }

export const Accent: Story = { args: { tone: 'accent', children: '试用中' } }

export const AllTones: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <StatusBadge tone="success">{say('正常')}</StatusBadge>
      <StatusBadge tone="warning">{say('待支付')}</StatusBadge>
      <StatusBadge tone="danger">{say('支付失败')}</StatusBadge>
      <StatusBadge tone="neutral">{say('已完成')}</StatusBadge>
      <StatusBadge tone="idle">{say('已关闭')}</StatusBadge>
      <StatusBadge tone="accent">{say('试用中')}</StatusBadge>
    </div>
  ),
}

export const Example: Story = { globals: { locale: 'en' }, render: () => <StatusBadgeExample /> }
