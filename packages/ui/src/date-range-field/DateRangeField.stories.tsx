import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { say } from '../stories/say'
import type { DateRange } from './DateRange'
import { DateRangeField } from './DateRangeField'
import { DateRangeFieldExample } from './DateRangeField.example'

const labels = {
  from: '开始日期',
  to: '结束日期',
  format: 'YYYY-MM-DD',
  calendar: '选择日期',
  previousMonth: '上个月',
  nextMonth: '下个月',
  clear: '清空',
  close: '关闭',
} as const

const meta = {
  title: 'UI/DateRangeField',
  component: DateRangeField,
  args: {
    value: { from: '', to: '' },
    onValueChange: () => {},
    locale: 'zh-CN',
    labels,
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof DateRangeField>

export default meta
type Story = StoryObj<typeof meta>

const march: DateRange = { from: '2026-03-09', to: '2026-03-20' }

export const Empty: Story = {}

export const Chosen: Story = { args: { value: march } }

/** Accepts common formats; invalid input is restored. */
export const Typed: Story = {
  play: async ({ canvas }) => {
    const from = canvas.getByRole('textbox', { name: say('开始日期') })
    await userEvent.type(from, '2026.3.9')
    for (const composing of [{ isComposing: true }, { keyCode: 229 }])
      await fireEvent.keyDown(from, { key: 'Enter', ...composing })
    await expect(from).toHaveValue('2026.3.9')
    await userEvent.tab()
    await expect(from).toHaveValue('2026-03-09')
    await userEvent.type(canvas.getByRole('textbox', { name: say('结束日期') }), '2026-02-30')
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: say('结束日期') })).toHaveValue('')
  },
}

/** Keyboard only: arrows move through the days, Enter chooses the first and then the last. */
export const ByKeyboard: Story = {
  args: { value: march },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: say('选择日期') }).focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: say('选择日期') }))
    await waitFor(() => expect(dialog.getByRole('grid')).toContainElement(activeElement()))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    const [from, to] = canvas.getAllByRole('textbox', { hidden: true })
    await waitFor(() => expect(from).toHaveValue('2026-03-16'))
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(to).toHaveValue('2026-03-18')
  },
}

/** Opens as a sheet from the bottom edge. */
export const Narrow: Story = {
  args: { value: march },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('选择日期') }))
    const dialog = within(await screen.findByRole('dialog', { name: say('选择日期') }))
    await userEvent.click(dialog.getByRole('button', { name: say('清空') }))
    await waitFor(() => expect(canvas.getAllByRole('textbox')[0]).toHaveValue(''))
  },
}

function Held(args: Parameters<typeof DateRangeField>[0]) {
  const [value, setValue] = useState(args.value)
  return (
    <DateRangeField {...args} locale={document.documentElement.lang} value={value} onValueChange={setValue} />
  )
}

const activeElement = () => document.activeElement as HTMLElement

export const Example: Story = { globals: { locale: 'en' }, render: () => <DateRangeFieldExample /> }
