import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { say } from '../stories/say'
import { Link } from './Link'
import { LinkExample } from './Link.example'

const meta = {
  title: 'UI/Link',
  component: Link,
  args: { href: '#member', children: '成员管理' },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Inline: Story = {
  render: (args) => (
    <p>
      {say('还没有成员?前往')} <Link {...args} /> {say('添加第一位。')}
    </p>
  ),
}

export const Quiet: Story = { args: { variant: 'quiet' } }

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: say('成员管理') })).toHaveFocus()
  },
}

/** Opens a new tab, announces it, and gives the new page no access to this one. */
export const External: Story = {
  render: () => (
    <Link href="https://example.com/manual" external labels={{ newTab: say('(在新标签页打开)') }}>
      {say('管理员手册')}
    </Link>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: `${say('管理员手册')} ${say('(在新标签页打开)')}` })
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

export const AsChild: Story = {
  args: { asChild: true, href: undefined, children: <a href="#from-router">来自路由的链接</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: say('来自路由的链接') })).toHaveAttribute(
      'href',
      '#from-router',
    )
  },
}

export const Example: Story = { globals: { locale: 'en' }, render: () => <LinkExample /> }
