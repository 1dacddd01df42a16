import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../button'
import { say } from '../stories/say'
import { FailureState } from './FailureState'
import { FailureStateExample } from './FailureState.example'

const meta = {
  title: 'UI/FailureState',
  component: FailureState,
  args: {
    title: '成员列表没有加载出来',
    description: '服务暂时没有响应。请稍后重试;如果一直这样,请联系客服。',
    onRetry: fn(),
    labels: { retry: '重试' },
  },
} satisfies Meta<typeof FailureState>

export default meta
type Story = StoryObj<typeof meta>

export const Retryable: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(say('成员列表没有加载出来'))
    await userEvent.click(canvas.getByRole('button', { name: say('重试') }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Retrying: Story = {
  args: { retrying: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('重试') }))
    await expect(args.onRetry).not.toHaveBeenCalled()
  },
}

export const Final: Story = {
  args: {
    drawing: 'forbidden',
    title: '你没有查看这一页的权限',
    description: '请公司的超级管理员为你开通。',
    onRetry: undefined,
    action: <Button>返回首页</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: say('重试') })).toBeNull()
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const Example: Story = { globals: { locale: 'en' }, render: () => <FailureStateExample /> }
