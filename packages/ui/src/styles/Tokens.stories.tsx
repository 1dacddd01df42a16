import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TokenTable } from './TokenTable'

const meta = { title: 'UI/Tokens', component: TokenTable, args: { prefix: 'color' } } satisfies Meta<
  typeof TokenTable
>

export default meta
type Story = StoryObj<typeof meta>

export const Colours: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('--atrium-color-accent')).toBeVisible()
  },
}

export const Spaces: Story = { args: { prefix: 'space' } }

export const Text: Story = { args: { prefix: 'text' } }

export const Lines: Story = { args: { prefix: 'line' } }

export const Radii: Story = { args: { prefix: 'radius' } }

export const Durations: Story = { args: { prefix: 'duration' } }

export const Layers: Story = { args: { prefix: 'layer' } }

export const Dark: Story = { globals: { theme: 'dark' } }
