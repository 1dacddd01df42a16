import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../button'
import { say } from '../stories/say'
import { Popover } from './Popover'
import { PopoverExample } from './Popover.example'
import { PopoverContent } from './PopoverContent'
import { PopoverClose, PopoverTrigger } from './PopoverTrigger'

const meta = {
  title: 'UI/Popover',
  component: PopoverContent,
  args: {
    label: '授权范围',
    children: (
      <>
        <p style={{ margin: '0 0 12px' }}>成员只能使用本部门及上级部门的授权。</p>
        <PopoverClose asChild>
          <Button size="small">知道了</Button>
        </PopoverClose>
      </>
    ),
  },
  render: (args) => (
    <Popover>
      <PopoverTrigger asChild>
        <Button>{say('授权范围')}</Button>
      </PopoverTrigger>
      <PopoverContent {...args} />
    </Popover>
  ),
} satisfies Meta<typeof PopoverContent>

export default meta
type Story = StoryObj<typeof meta>

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: say('授权范围') }))
  const popover = await screen.findByRole('dialog', { name: say('授权范围') })
  await waitFor(() => expect(popover).toBeVisible())
}

export const Ready: Story = { play: open }

/** Enter opens it and moves the focus inside; Escape closes it and returns the focus. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: say('授权范围') })
    await userEvent.tab()
    await expect(trigger).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: say('授权范围') })
    await waitFor(() => expect(screen.getByRole('button', { name: say('知道了') })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(trigger).toHaveFocus()
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
  },
}

export const LongText: Story = {
  args: { children: '成员只能使用本部门及上级部门的授权。'.repeat(60) },
  play: open,
}

export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } }

export const Example: Story = { globals: { locale: 'en' }, render: () => <PopoverExample /> }
