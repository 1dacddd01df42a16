import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { say } from '../stories/say'
import { Skeleton } from './Skeleton'
import { SkeletonExample } from './Skeleton.example'

const meta = { title: 'UI/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = { args: { width: 240 } }

export const Lines: Story = { args: { lines: 3 } }

export const Block: Story = { args: { shape: 'block' } }

export const Circle: Story = { args: { shape: 'circle', width: 48 } }

/** The loading region is announced; the skeleton itself is silent. */
export const InRegion: Story = {
  render: () => (
    <section
      aria-label={say('公司概况')}
      aria-busy="true"
      style={{ display: 'flex', gap: 16, maxWidth: 480 }}
    >
      <Skeleton shape="circle" width={56} />
      <div style={{ flex: 1 }}>
        <Skeleton lines={3} />
      </div>
    </section>
  ),
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: say('公司概况') })
    await expect(region).toHaveAttribute('aria-busy', 'true')
    await expect(region).toHaveTextContent('')
  },
}

export const Example: Story = { globals: { locale: 'en' }, render: () => <SkeletonExample /> }
