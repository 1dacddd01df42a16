import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button'
import { FormField } from '../form-field'
import { say } from '../stories/say'
import { TextField } from '../text-field'
import { SaveBar } from './SaveBar'
import { SaveBarExample } from './SaveBar.example'

const meta = {
  title: 'UI/SaveBar',
  component: SaveBar,
  args: {
    message: '有未保存的修改',
    children: (
      <>
        <Button variant="primary">保存</Button>
        <Button>放弃修改</Button>
      </>
    ),
  },
  render: (args) => <LongForm bar={<SaveBar {...args} />} />,
} satisfies Meta<typeof SaveBar>

export default meta
type Story = StoryObj<typeof meta>

/** On a desktop it is at the bottom of the window before anything is changed. */
export const Clean: Story = {
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('[data-slot="save-bar"]')
    await expect(bar?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

/** It is at the bottom of the window, however long the form is. */
export const Dirty: Story = {
  args: { dirty: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(say('有未保存的修改'))
    const bar = canvasElement.querySelector('[data-slot="save-bar"]')
    await expect(bar?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

export const Rejected: Story = {
  args: { dirty: true, problem: '没有保存,请重试。' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(say('没有保存,请重试。'))
  },
}

/** A field behind it scrolls clear when it gets the focus, and nothing moves when the bar appears. */
export const ByKeyboard: Story = {
  render: (args) => <Edited args={args} />,
  play: async ({ canvas, canvasElement }) => {
    const bar = () => canvasElement.querySelector('[data-slot="save-bar"]')?.getBoundingClientRect()
    const height = document.documentElement.scrollHeight
    const fields = canvas.getAllByRole('textbox')
    await userEvent.type(fields[0] as HTMLElement, 'x')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(say('有未保存的修改')))
    await expect(document.documentElement.scrollHeight).toBe(height)
    for (const field of fields) {
      field.focus()
      await expect(field.getBoundingClientRect().bottom).toBeLessThan(bar()?.top ?? 0)
    }
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: say('保存') })).toHaveFocus()
  },
}

function Edited({ args }: { readonly args: Parameters<typeof SaveBar>[0] }) {
  const [isDirty, setDirty] = useState(false)
  return (
    <div onInput={() => setDirty(true)}>
      <LongForm bar={<SaveBar {...args} dirty={isDirty} />} />
    </div>
  )
}

function LongForm({ bar }: { readonly bar: ReactNode }) {
  return (
    <form style={{ display: 'grid', gap: 24, maxWidth: 720 }}>
      <div style={{ display: 'grid', gap: 24 }}>
        {Array.from({ length: 16 }, (_, at) => `${say('名称')} ${at + 1}`).map((label) => (
          <FormField key={label} label={label}>
            <TextField />
          </FormField>
        ))}
      </div>
      {bar}
    </form>
  )
}

export const Example: Story = { globals: { locale: 'en' }, render: () => <SaveBarExample /> }
