import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button'
import { Link } from '../link'
import { say } from '../stories/say'
import { Card } from './Card'
import { CardExample } from './Card.example'

const meta = {
  title: 'UI/Card',
  component: Card,
  args: { title: '公司信息', children: '北港建设集团有限公司,成立于2009年,现有12个部门。' },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = { args: { title: undefined } }

export const Titled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: say('公司信息') })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: say('公司信息') })).toBeVisible()
  },
}

export const Complete: Story = {
  args: {
    description: '认证通过后,公司名称不能再修改。',
    actions: <Button size="small">编辑</Button>,
    footer: <Link href="#more">查看全部</Link>,
  },
}

/** For tables that reach the edges. */
export const WithoutPadding: Story = {
  args: {
    padding: 'none',
    children: <div style={{ height: 88, background: 'var(--atrium-color-surface-sunken)' }} />,
  },
}

export const LongText: Story = {
  args: {
    title:
      '一个名字长得不可思议的公司的信息:北港(上海)国际建筑工程咨询与施工总承包股份有限公司华东区域第三分公司',
    actions: (
      <>
        <Button size="small">编辑</Button>
        <Button size="small">导出</Button>
      </>
    ),
  },
}

export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } }

export const Example: Story = { globals: { locale: 'en' }, render: () => <CardExample /> }
