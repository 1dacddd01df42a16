import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { Button } from '../button'
import { say } from '../stories/say'
import { Sheet } from './Sheet'
import { SheetExample } from './Sheet.example'

const meta = {
  title: 'UI/Sheet',
  component: Sheet,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 460 } } },
  args: { open: true, onOpenChange: () => {}, title: '', closeLabel: '' },
  render: function Owner(args) {
    const [open, setOpen] = useState(args.open)
    return (
      <>
        <Button onClick={() => setOpen(true)}>{say('筛选与操作')}</Button>
        <Sheet
          {...args}
          open={open}
          onOpenChange={setOpen}
          title={say('筛选与操作')}
          closeLabel={say('关闭')}
        >
          <Button>{say('导出')}</Button>
        </Sheet>
      </>
    )
  },
} satisfies Meta<typeof Sheet>

export default meta
type Story = StoryObj<typeof meta>

/** At the bottom edge of the window, named by its title. */
export const Ready: Story = {
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: say('筛选与操作') })
    await waitFor(() => expect(sheet.getBoundingClientRect().bottom).toBe(window.innerHeight))
  },
}

/** Returns the focus to its trigger. */
export const Closes: Story = {
  args: { open: false },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: say('筛选与操作') })
    await userEvent.click(opener)
    const sheet = await screen.findByRole('dialog')
    await userEvent.click(within(sheet).getByRole('button', { name: say('关闭') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const Example: Story = { globals: { locale: 'en' }, render: () => <SheetExample /> }
