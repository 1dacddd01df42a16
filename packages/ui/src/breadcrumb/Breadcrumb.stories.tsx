import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { say } from '../stories/say'
import { Breadcrumb, BreadcrumbItem } from './Breadcrumb'
import { BreadcrumbExample } from './Breadcrumb.example'

const meta = {
  title: 'UI/Breadcrumb',
  component: Breadcrumb,
  args: { label: '面包屑', children: null },
  render: (args) => (
    <Breadcrumb {...args}>
      <BreadcrumbItem>{say('授权管理')}</BreadcrumbItem>
      <BreadcrumbItem asChild>
        <a href="#by-member">{say('按成员')}</a>
      </BreadcrumbItem>
      <BreadcrumbItem current>{say('管理授权')}</BreadcrumbItem>
    </Breadcrumb>
  ),
} satisfies Meta<typeof Breadcrumb>

export default meta
type Story = StoryObj<typeof meta>

/** Places without a page are text, others are links; the last one is the current page. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: say('面包屑') })).toBeVisible()
    await expect(canvas.getByRole('link', { name: say('按成员') })).toHaveAttribute('href', '#by-member')
    await expect(canvas.getByText(say('管理授权'))).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}

export const LongText: Story = {
  render: (args) => (
    <Breadcrumb {...args}>
      <BreadcrumbItem href="#a">{say('企业管理')}</BreadcrumbItem>
      <BreadcrumbItem href="#b">华东区域综合建筑设计与工程咨询事业部第一结构设计研究所</BreadcrumbItem>
      <BreadcrumbItem current>超高层建筑专项工作组成员授权与设备管理</BreadcrumbItem>
    </Breadcrumb>
  ),
}

export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } }

export const Example: Story = { globals: { locale: 'en' }, render: () => <BreadcrumbExample /> }
