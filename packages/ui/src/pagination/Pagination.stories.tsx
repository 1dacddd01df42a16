import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn } from 'storybook/test'
import { say } from '../stories/say'
import { Pagination } from './Pagination'
import { PaginationExample } from './Pagination.example'
import type { PaginationLabels } from './PaginationLabels'

const labels: PaginationLabels = {
  navigation: '分页',
  total: (total, from, to) => say('第{0}-{1}条，共{2}条', from, to, total),
  previous: '上一页',
  next: '下一页',
  page: (page) => say('第{0}页', page),
  pageSize: '每页条数',
  pageSizeOption: (size) => say('{0}条/页', size),
  jumpTo: '跳至',
  jumpUnit: '页',
}

const meta = {
  title: 'UI/Pagination',
  component: Pagination,
  args: {
    page: 1,
    pageSize: 10,
    total: 256,
    pageSizes: [10, 20, 30, 50, 100],
    onPageChange: fn(),
    onPageSizeChange: fn(),
    labels,
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof Pagination>

function Stateful({ onPageChange, onPageSizeChange, ...props }: ComponentProps<typeof Pagination>) {
  const [page, setPage] = useState(props.page)
  const [pageSize, setPageSize] = useState(props.pageSize)
  return (
    <Pagination
      {...props}
      page={page}
      pageSize={pageSize}
      onPageChange={(next) => {
        setPage(next)
        onPageChange(next)
      }}
      onPageSizeChange={(next) => {
        setPage(1)
        setPageSize(next)
        onPageSizeChange?.(next)
      }}
    />
  )
}

export default meta
type Story = StoryObj<typeof meta>

/**
 * Next, previous and numbers; the current page is marked, and the buttons at the ends keep their place and
 * the focus.
 */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(say('第{0}-{1}条，共{2}条', 1, 10, 256))).toBeVisible()
    const previous = canvas.getByRole('button', { name: say('上一页') })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(previous)
    await expect(args.onPageChange).not.toHaveBeenCalled()

    await userEvent.click(canvas.getByRole('button', { name: say('下一页') }))
    await expect(args.onPageChange).toHaveBeenLastCalledWith(2)
    await userEvent.click(previous)
    await expect(previous).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: say('第{0}页', 26) }))
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName(say('第{0}页', 26))
    await expect(canvas.getByText(say('第{0}-{1}条，共{2}条', 251, 256, 256))).toBeVisible()
    await expect(canvas.getByRole('button', { name: say('下一页') })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** In the middle there are gaps on both sides. */
export const Middle: Story = {
  args: { page: 13 },
  play: async ({ canvas }) => {
    for (const page of [1, 12, 13, 14, 26])
      await expect(canvas.getByRole('button', { name: say('第{0}页', page) })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: say('第{0}页', 11) })).not.toBeInTheDocument()
  },
}

/** Enter jumps; a number beyond the last page goes to the last one; letters are rejected. */
export const Jumps: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: new RegExp(say('跳至')) })
    await userEvent.type(field, '1x8{Enter}')
    await expect(args.onPageChange).toHaveBeenLastCalledWith(18)
    await expect(field).toHaveValue('')
    await userEvent.type(field, '999{Enter}')
    await expect(args.onPageChange).toHaveBeenLastCalledWith(26)
    await userEvent.type(field, '0{Enter}')
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1)
  },
}

export const ChangesPageSize: Story = {
  args: { page: 5 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: say('每页条数') }), '50')
    await expect(args.onPageSizeChange).toHaveBeenCalledWith(50)
    await expect(canvas.getByText(say('第{0}-{1}条，共{2}条', 1, 50, 256))).toBeVisible()
  },
}

/** Nothing to choose if the smallest page size is enough. */
export const Empty: Story = {
  args: { total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('第{0}-{1}条，共{2}条', 0, 0, 0))).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.queryByRole('combobox')).toBeNull()
  },
}

/** Disabled while a page loads. */
export const Disabled: Story = {
  args: { disabled: true, page: 3 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('下一页') }))
    await userEvent.click(canvas.getByRole('button', { name: say('第{0}页', 5) }))
    await expect(args.onPageChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('combobox')).toBeDisabled()
  },
}

export const FewPages: Story = { args: { total: 42, pageSizes: undefined } }

/** In a narrow container, the position replaces the numbers. */
export const Narrow: Story = {
  args: { page: 13 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 328 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('13 / 26')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: say('第{0}页', 13) })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: say('下一页') }))
    await expect(args.onPageChange).toHaveBeenLastCalledWith(14)
  },
}

export const Example: Story = { globals: { locale: 'en' }, render: () => <PaginationExample /> }
