import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus } from 'lucide-react'
import { expect } from 'storybook/test'
import { Button } from '../button'
import { say } from '../stories/say'
import { EmptyState } from './EmptyState'
import { EmptyStateExample } from './EmptyState.example'

const meta = {
  title: 'UI/EmptyState',
  component: EmptyState,
  args: { title: '还没有成员' },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const TitleOnly: Story = {}

export const WithNextStep: Story = {
  args: {
    description: '把同事加进部门,他们就能使用公司购买的授权。',
    action: (
      <Button variant="primary" icon={<Plus aria-hidden="true" />}>
        添加成员
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: say('添加成员') })).toBeVisible()
  },
}

export const NoMatches: Story = {
  args: {
    drawing: 'not-found',
    title: '没有找到“张三丰”',
    description: '换个关键词,或者清除搜索条件。',
    action: <Button>清除搜索</Button>,
  },
}

export const WithoutDrawing: Story = { args: { drawing: 'none' } }

export const Drawings: Story = {
  render: ({ title }) => (
    <>
      {drawings.map((drawing) => (
        <EmptyState key={drawing} drawing={drawing} title={title} description={drawing} />
      ))}
    </>
  ),
}

const drawings = ['empty', 'done', 'not-found', 'offline', 'forbidden', 'failed'] as const

export const Narrow: Story = { ...WithNextStep, globals: { viewport: { value: 'narrow' } } }

export const Example: Story = { globals: { locale: 'en' }, render: () => <EmptyStateExample /> }
