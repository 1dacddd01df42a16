import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { Button } from '../button'
import { say } from '../stories/say'
import { FloatingCard } from './FloatingCard'
import { FloatingCardExample } from './FloatingCard.example'

const meta = {
  title: 'UI/FloatingCard',
  component: FloatingCard,
  args: {
    title: '公司信息',
    children: '认证通过后,公司名称不能再修改。',
    actions: (
      <>
        <Button size="small" variant="ghost">
          取消
        </Button>
        <Button size="small" variant="primary">
          保存
        </Button>
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FloatingCard>

export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {
  play: async () => {
    await expect(screen.getByRole('region', { name: say('公司信息') })).toBeVisible()
  },
}

/** Several cards know nothing of each other and don't overlap. */
export const Several: Story = {
  render: (args) => (
    <>
      <FloatingCard {...args} />
      <FloatingCard {...args} title={say('邮箱')} />
    </>
  ),
  play: async () => {
    const first = screen.getByRole('region', { name: say('公司信息') }).getBoundingClientRect()
    const second = screen.getByRole('region', { name: say('邮箱') }).getBoundingClientRect()
    await expect(first.bottom).toBeLessThan(second.top)
    await expect(second.bottom).toBeLessThan(window.innerHeight)
  },
}

export const Example: Story = { globals: { locale: 'en' }, render: () => <FloatingCardExample /> }
