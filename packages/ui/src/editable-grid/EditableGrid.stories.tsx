import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { say } from '../stories/say'
import { EditableGrid } from './EditableGrid'
import { EditableGridExample } from './EditableGrid.example'
import type { EditableGridColumn, EditableGridProps } from './EditableGridProps'

interface Line {
  readonly number: number
  readonly phone: string
  readonly name: string
}

const columns: readonly EditableGridColumn<Line>[] = [
  { id: 'phone', header: '手机号', value: ({ phone }) => phone, inputMode: 'tel' },
  { id: 'name', header: '姓名', value: ({ name }) => name },
]

const linesOf = (count: number): readonly Line[] =>
  Array.from({ length: count }, (_, n) => ({
    number: n + 2,
    phone: n % 7 === 3 ? '1380' : String(13_800_000_000 + n),
    name: n === 1 ? '欧阳上官司徒皇甫南宫慕容' : '江一苇',
  }))

const meta = {
  title: 'UI/EditableGrid',
  component: Held,
  args: {
    rows: linesOf(8),
    columns,
    getNumber: ({ number }) => number,
    check: ({ phone }) =>
      phone.length === 11
        ? { state: 'good', words: say('可以发送') }
        : { state: 'bad', words: say('手机号格式不正确，请填写11位手机号') },
    labels: {
      grid: '名单',
      rowNumber: '行号',
      check: '检查结果',
      actions: '操作',
      row: (number) => say('第{0}行', number),
      cell: (header, number) => say('第{0}行的{1}', number, header),
      remove: (number) => say('删除第{0}行', number),
    },
    onChange: fn(),
    onRemove: fn(),
    onPaste: fn(() => true),
    empty: '没有有误的行',
  },
} satisfies Meta<EditableGridProps<Line>>

export default meta
type Story = StoryObj<typeof meta>

/** Holds the rows, as a caller would. */
function Held({ rows: first, onChange, onRemove, ...props }: EditableGridProps<Line>) {
  const [rows, setRows] = useState(first)
  return (
    <EditableGrid
      {...props}
      rows={rows}
      onChange={(number, column, value) => {
        onChange(number, column, value)
        setRows(rows.map((row) => (row.number === number ? { ...row, [column]: value } : row)))
      }}
      onRemove={(number) => {
        onRemove(number)
        setRows(rows.filter((row) => row.number !== number))
      }}
    />
  )
}

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('没有有误的行'))).toBeVisible()
  },
}

/** An invalid cell is corrected in place, and a row removed. */
export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const phone = canvas.getByRole('textbox', { name: say('第{0}行的{1}', 5, say('手机号')) })
    await expect(phone).toHaveAttribute('aria-invalid', 'true')
    await userEvent.clear(phone)
    await userEvent.type(phone, '13800000003')
    await expect(phone).not.toHaveAttribute('aria-invalid')
    await userEvent.click(canvas.getByRole('button', { name: say('删除第{0}行', 2) }))
    await expect(canvas.queryByRole('textbox', { name: say('第{0}行的{1}', 2, say('手机号')) })).toBeNull()
    await userEvent.click(canvas.getByRole('textbox', { name: say('第{0}行的{1}', 3, say('姓名')) }))
    await userEvent.paste('一\t二')
    await expect(args.onPaste).toHaveBeenCalledWith(3, 'name', '一\t二')
  },
}

/** Enter and the arrow keys move down and up, also to rows that aren't rendered yet. */
export const ManyRows: Story = {
  args: { rows: linesOf(5000) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '5001')
    await waitFor(() => expect(canvasElement.querySelectorAll('tbody tr').length).toBeLessThan(40))
    await userEvent.click(canvas.getByRole('textbox', { name: say('第{0}行的{1}', 2, say('姓名')) }))
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: say('第{0}行的{1}', 3, say('姓名')) })).toHaveFocus(),
    )
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: say('第{0}行的{1}', 2, say('姓名')) })).toHaveFocus(),
    )
  },
}

export const ReadOnly: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: say('第{0}行的{1}', 2, say('手机号')) })).toBeDisabled()
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const Example: Story = { globals: { locale: 'en' }, render: () => <EditableGridExample /> }
