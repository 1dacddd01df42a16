import type { Meta, StoryObj } from '@storybook/react-vite'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../button'
import { say } from '../stories/say'
import { SelectionBar } from './SelectionBar'
import { SelectionBarExample } from './SelectionBar.example'

const meta = {
  title: 'UI/SelectionBar',
  component: SelectionBar,
  args: { count: 2, words: '', actions: null, clearLabel: '', onClear: () => {} },
  render: function Owner(args) {
    const [count, setCount] = useState(args.count)
    return (
      <>
        <SelectionBar
          {...args}
          count={count}
          words={say('已选{0}项', String(count))}
          clearLabel={say('清除选择')}
          onClear={() => setCount(0)}
          actions={
            <>
              <Button size="small">{say('移动')}</Button>
              <Button size="small" tone="danger" icon={<Trash2 />} onClick={() => setCount(0)}>
                {say('删除')}
              </Button>
            </>
          }
        >
          <Button>{say('导出')}</Button>
        </SelectionBar>
        <Button style={{ marginBlockStart: 24 }} onClick={() => setCount(count + 1)}>
          {say('再选一项')}
        </Button>
      </>
    )
  },
} satisfies Meta<typeof SelectionBar>

export default meta
type Story = StoryObj<typeof meta>

export const Active: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(say('已选{0}项', '2'))
    await expect(await canvas.findByRole('button', { name: say('删除') })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: say('导出') })).toBeNull()
  },
}

export const Idle: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: say('导出') })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: say('删除') })).toBeNull()
  },
}

/** Nothing below moves when the bar appears and disappears, and Escape clears the selection. */
export const ComesAndGoes: Story = {
  args: { count: 0 },
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: say('再选一项') })
    const { top } = more.getBoundingClientRect()
    await userEvent.click(more)
    await expect(more.getBoundingClientRect().top).toBe(top)
    canvas.getByRole('button', { name: say('删除') }).focus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(canvas.getByRole('button', { name: say('导出') })).toBeVisible()
    await expect(more.getBoundingClientRect().top).toBe(top)
  },
}

export const Cleared: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('清除选择') }))
    await expect(canvas.queryByRole('button', { name: say('删除') })).toBeNull()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: say('再选一项') })).toHaveFocus()
  },
}

export const Example: Story = { globals: { locale: 'en' }, render: () => <SelectionBarExample /> }
