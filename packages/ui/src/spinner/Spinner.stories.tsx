import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { say } from '../stories/say'
import { Spinner } from './Spinner'
import { SpinnerExample } from './Spinner.example'

const meta = { title: 'UI/Spinner', component: Spinner } satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

/** Decorative: the surrounding element says that it is busy. */
export const Silent: Story = {}

export const Labelled: Story = {
  args: { label: '正在加载', size: 'large' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(say('正在加载'))
  },
}

export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
      <Spinner size="small" />
      <Spinner />
      <Spinner size="large" />
    </div>
  ),
}

export const Example: Story = { globals: { locale: 'en' }, render: () => <SpinnerExample /> }
