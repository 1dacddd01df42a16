import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { Button } from '../button'
import { Popover, PopoverContent, PopoverTrigger } from '../popover'
import { say } from '../stories/say'
import { ThemeRoot } from './ThemeRoot'
import { ThemeRootExample } from './ThemeRoot.example'

const meta = {
  title: 'UI/ThemeRoot',
  component: ThemeRoot,
  args: { theme: 'light', lang: 'zh-CN', children: null },
  render: (args) => (
    <ThemeRoot
      {...args}
      style={{ padding: 16, background: 'var(--atrium-color-bg)', overflow: 'hidden', transform: 'scale(1)' }}
    >
      <Popover>
        <PopoverTrigger asChild>
          <Button>{say('查看许可说明')}</Button>
        </PopoverTrigger>
        <PopoverContent label={say('许可说明')}>
          {say('浮层位于页面末尾，不受宿主容器裁剪，并带有相同的主题与语言。')}
        </PopoverContent>
      </Popover>
    </ThemeRoot>
  ),
} satisfies Meta<typeof ThemeRoot>

export default meta
type Story = StoryObj<typeof meta>

/** Overlays are mounted outside of a host that clips and transforms, with the same theme and language. */
export const Light: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('查看许可说明') }))
    const popover = await screen.findByRole('dialog', { name: say('许可说明') })
    const root = popover.closest('[data-atrium-root]')
    await expect(root?.parentElement).toBe(document.body)
    await expect(root).toHaveAttribute('data-atrium-theme', 'light')
    await expect(root).toHaveAttribute('lang', 'zh-CN')
  },
}

/** A dark feature inside a light page has a dark popover. */
export const DarkWithinLight: Story = {
  args: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('查看许可说明') }))
    const popover = await screen.findByRole('dialog', { name: say('许可说明') })
    await expect(popover.closest('[data-atrium-root]')).toHaveAttribute('data-atrium-theme', 'dark')
    await expect(getComputedStyle(popover).colorScheme).toBe('dark')
  },
}

/** `system` follows the device's theme. */
export const System: Story = {
  args: { theme: 'system' },
  play: async ({ canvas }) => {
    const dark = window.matchMedia('(prefers-color-scheme: dark)').matches
    const root = canvas.getByRole('button').closest('[data-atrium-root]')
    await expect(root).toHaveAttribute('data-atrium-theme', dark ? 'dark' : 'light')
  },
}

export const Example: Story = { globals: { locale: 'en' }, render: () => <ThemeRootExample /> }
