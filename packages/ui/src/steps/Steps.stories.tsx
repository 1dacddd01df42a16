import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { say } from '../stories/say'
import { Steps } from './Steps'
import { StepsExample } from './Steps.example'

const steps = ['选择套餐', '确认订单', '支付', '完成']

const meta = {
  title: 'UI/Steps',
  component: Steps,
  args: { label: '购买步骤', steps, current: 1 },
} satisfies Meta<typeof Steps>

export default meta
type Story = StoryObj<typeof meta>

export const OnTheWay: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: say('购买步骤') })
    await expect(list.querySelector('[aria-current=step]')).toHaveTextContent(say('确认订单'))
  },
}

export const AllDone: Story = {
  args: { current: steps.length },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: say('购买步骤') })
    await expect(list.querySelector('[aria-current]')).toBeNull()
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const Example: Story = { globals: { locale: 'en' }, render: () => <StepsExample /> }
