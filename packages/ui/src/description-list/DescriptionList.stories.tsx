import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StatusBadge } from '../status-badge'
import { DescriptionItem } from './DescriptionItem'
import { DescriptionList } from './DescriptionList'
import { DescriptionListExample } from './DescriptionList.example'

const meta = {
  title: 'UI/DescriptionList',
  component: DescriptionList,
  args: {
    children: (
      <>
        <DescriptionItem term="产品">Atrium结构设计</DescriptionItem>
        <DescriptionItem term="授权状态">
          <StatusBadge tone="success">正常</StatusBadge>
        </DescriptionItem>
        <DescriptionItem term="有效期">2025.01.01-2026.12.31</DescriptionItem>
        <DescriptionItem term="所属部门">北港建设 / 华东区域 / 第三工程部</DescriptionItem>
        <DescriptionItem term="备注" />
      </>
    ),
  },
} satisfies Meta<typeof DescriptionList>

export default meta
type Story = StoryObj<typeof meta>

export const Beside: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(5)
    await expect(canvas.getAllByRole('definition')[4]).toHaveTextContent('–')
  },
}

export const Above: Story = { args: { layout: 'above', columns: 4 } }

export const OneColumn: Story = { args: { columns: 1 } }

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const Example: Story = { globals: { locale: 'en' }, render: () => <DescriptionListExample /> }
