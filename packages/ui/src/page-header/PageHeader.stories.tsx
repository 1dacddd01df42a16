import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Breadcrumb, BreadcrumbItem } from '../breadcrumb'
import { Button } from '../button'
import { StatusBadge } from '../status-badge'
import { say } from '../stories/say'
import { PageHeader } from './PageHeader'
import { PageHeaderExample } from './PageHeader.example'

const meta = {
  title: 'UI/PageHeader',
  component: PageHeader,
  args: {
    title: '企业信息',
    breadcrumb: (
      <Breadcrumb label="面包屑">
        <BreadcrumbItem>企业管理</BreadcrumbItem>
        <BreadcrumbItem current>企业信息</BreadcrumbItem>
      </Breadcrumb>
    ),
    status: <StatusBadge tone="success">已认证</StatusBadge>,
    children: <Button>返回</Button>,
  },
} satisfies Meta<typeof PageHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: say('企业信息') })).toBeVisible()
  },
}

export const LongText: Story = {
  args: { title: '华东区域综合建筑设计与工程咨询事业部第一结构设计研究所超高层建筑专项工作组成员授权与设备' },
}

export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } }

export const Example: Story = { globals: { locale: 'en' }, render: () => <PageHeaderExample /> }
