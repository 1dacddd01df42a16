import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { FormField } from '../form-field'
import { say } from '../stories/say'
import { DateField } from './DateField'
import { DateFieldExample } from './DateField.example'

const labels = {
  format: 'YYYY-MM-DD',
  calendar: '选择日期',
  previousMonth: '上个月',
  nextMonth: '下个月',
  clear: '清空',
  close: '关闭',
} as const

const meta = {
  title: 'UI/DateField',
  component: DateField,
  args: { value: '', onValueChange: () => {}, locale: 'zh-CN', labels },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Chosen: Story = { args: { value: '2026-03-09' } }

export const Disabled: Story = { args: { value: '2026-03-09', disabled: true } }

/** Accepts common formats. What isn't a day stays, so that it can be corrected. */
export const Typed: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: say('结束日期') })
    await userEvent.type(field, '2026.3.9')
    for (const composing of [{ isComposing: true }, { keyCode: 229 }])
      await fireEvent.keyDown(field, { key: 'Enter', ...composing })
    await expect(field).toHaveValue('2026.3.9')
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue('2026-03-09')
    await userEvent.clear(field)
    await userEvent.type(field, '2026-02-30')
    await userEvent.tab()
    await expect(field).toHaveValue('2026-02-30')
    await expect(field).toBeInvalid()
  },
}

/** Keyboard only: arrows move through the days, Enter chooses. */
export const ByKeyboard: Story = {
  args: { value: '2026-03-09' },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: say('选择日期') }).focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: say('选择日期') }))
    await waitFor(() => expect(dialog.getByRole('grid')).toContainElement(activeElement()))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('textbox')).toHaveValue('2026-03-16')
  },
}

/** Days outside of the limits can't be chosen, and other months aren't offered. */
export const WithLimits: Story = {
  args: { value: '2026-03-20', min: '2026-03-10', max: '2026-03-25' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('选择日期') }))
    const dialog = within(await screen.findByRole('dialog', { name: say('选择日期') }))
    const days = dialog.getAllByRole('gridcell').flatMap((cell) => within(cell).queryAllByRole('button'))
    await expect(days.filter((day) => !day.hasAttribute('disabled'))).toHaveLength(16)
    await expect(dialog.getByRole('button', { name: say('下个月') })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** Opens as a sheet from the bottom edge. */
export const Narrow: Story = {
  args: { value: '2026-03-09' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('选择日期') }))
    const dialog = within(await screen.findByRole('dialog', { name: say('选择日期') }))
    await userEvent.click(dialog.getByRole('button', { name: say('清空') }))
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue(''))
  },
}

function Held(args: Parameters<typeof DateField>[0]) {
  const [value, setValue] = useState(args.value)
  const [isLeft, setLeft] = useState(false)
  return (
    <div style={{ maxWidth: 280 }}>
      <FormField
        label={say('结束日期')}
        error={isLeft && value === '' && args.value === '' ? say('请填写日期') : undefined}
      >
        <DateField
          {...args}
          locale={document.documentElement.lang}
          value={value}
          onValueChange={setValue}
          onBlur={() => setLeft(true)}
        />
      </FormField>
    </div>
  )
}

const activeElement = () => document.activeElement as HTMLElement

export const Example: Story = { globals: { locale: 'en' }, render: () => <DateFieldExample /> }
