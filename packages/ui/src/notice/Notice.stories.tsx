import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../button'
import { say } from '../stories/say'
import { Notice } from './Notice'
import { NoticeExample } from './Notice.example'

const meta = {
  title: 'UI/Notice',
  component: Notice,
  args: { children: '已恢复上次未保存的内容。' },
} satisfies Meta<typeof Notice>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const Tones: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Notice>{say('未认证的公司不能购买产品。')}</Notice>
      <Notice tone="success" icon={<CircleCheck />}>
        {say('认证已通过。')}
      </Notice>
      <Notice tone="warning">{say('该产品已过期，不能分配授权。')}</Notice>
      <Notice tone="danger">{say('营业执照与公司名称不符，请重新提交。')}</Notice>
    </div>
  ),
}

export const Complete: Story = {
  args: {
    tone: 'warning',
    title: '周明远在2026-11-20 09:30:00修改了这个权限组',
    actions: <Button size="small">采用对方的名称</Button>,
    children: '没有冲突的部分已经合并。',
  },
}

/** Invisible without content. */
export const SaysWhatComes: Story = {
  render: function Render() {
    const [problem, setProblem] = useState('')
    return (
      <>
        <Button onClick={() => setProblem(say('密码不正确'))}>{say('提交')}</Button>
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      </>
    )
  },
  play: async ({ canvas, canvasElement }) => {
    const region = canvasElement.querySelector('[role=alert]')
    await expect(region).not.toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say('提交') }))
    await expect(canvas.getByRole('alert')).toHaveTextContent(say('密码不正确'))
    await expect(canvas.getByRole('alert')).toBe(region)
  },
}

export const Narrow: Story = { ...Complete, globals: { viewport: { value: 'narrow' } } }

export const Example: Story = { globals: { locale: 'en' }, render: () => <NoticeExample /> }
