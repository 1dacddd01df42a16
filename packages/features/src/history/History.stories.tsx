import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import {
  type Answer,
  answer,
  answerFirst,
  fail,
  never,
  type RecordedCall,
  withFeature,
} from '../shared/stories/mocks'
import { expectNotice } from '../shared/stories/storySteps'
import { historyContract as operations } from './contract'
import { History } from './History'
import { detailedHistory, historyAnswers, someHistory } from './mocks'

/** Who changed what and when, `/companyHistory`. */
const meta = {
  title: 'Features/History/History',
  component: History,
  decorators: [withFeature(historyAnswers)],
} satisfies Meta<typeof History>

export default meta
type Story = StoryObj<typeof meta>

const answering = (...answers: readonly Answer[]) => ({ feature: { answers } })

export const Loading: Story = {
  parameters: answering(never(operations.listHistory)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: '操作记录' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const Empty: Story = {
  parameters: answering(answer(operations.listHistory, { totalItems: 0, list: [], subjectName: '' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有操作记录')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '导出' })).toBeDisabled()
  },
}

/** Found nothing; clearing shows everything again. */
export const NoMatches: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索操作人' }), '查无此人{Enter}')
    await expect(await canvas.findByText('没有符合条件的结果')).toBeVisible()
    await userEvent.click(
      canvas.getAllByRole('button', { name: '清除筛选' }).at(-1) ?? canvas.getByRole('table'),
    )
    await expect(await canvas.findByText('共 26 条')).toBeVisible()
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('共 26 条')).toBeVisible()
    await expect(canvas.getAllByText('名称：抗震室 → 抗震分析室')[0]).toBeVisible()
    await expect(canvas.getAllByText('成员：林静姝、周明远、陈思齐等 28 人')[0]).toBeVisible()
  },
}

/** Orders, invited people, what departments own, and fields, each by name. */
export const Detailed: Story = {
  parameters: answering(
    answer(operations.listHistory, {
      totalItems: detailedHistory.length,
      list: [...detailedHistory],
      subjectName: '',
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('订单：202611201305001234567890')).toBeVisible()
    for (const line of [
      '订单状态：待支付 → 已关闭',
      '手机号：13800000041、13800000042等 28 个',
      '转出 总公司：40 → 35',
      '转入 结构设计一院：0 → 5',
      '联系人：郑晓彤 → 林静姝',
      '等 5 项',
      '姓名：林静 → 林静姝',
      '移除权限：企业订单',
    ])
      await expect(canvas.getByText(line)).toBeVisible()
    await expect(canvas.queryByText(/姑苏区|somethingNew/)).toBeNull()
  },
}

/** What one member's page leads to. */
export const OfOneMember: Story = {
  parameters: {
    feature: { host: { location: { pathname: '/companyHistory', search: 'kind=member&id=user-1' } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '“林静姝”的操作记录' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '查看全部记录' })).toHaveAttribute(
      'href',
      '/companyHistory',
    )
  },
}

export const Refreshing: Story = {
  parameters: answering(
    answerFirst(operations.listHistory, {
      totalItems: 26,
      list: [...someHistory.slice(0, 20)],
      subjectName: '',
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('共 26 条')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }))
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.listHistory, 'unavailable')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('操作记录加载失败')
  },
}

export const Forbidden: Story = {
  parameters: answering(fail(operations.listHistory, 'forbidden')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('没有访问权限')
  },
}

const exportCalls: RecordedCall[] = []

/** All pages of what is filtered go into the file. */
export const ExportSucceeds: Story = {
  parameters: { feature: { calls: exportCalls } },
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByText('共 26 条')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '操作类型' }), '部门')
    await expect(await canvas.findByText('共 5 条')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '导出' }))
    await expectNotice(context, '已导出 5 条')
    await expect(exportCalls.at(-1)?.query).toMatchObject({ category: 'departments', pageSize: '1000' })
  },
}

export const ExportFails: Story = {
  parameters: answering(
    answer(operations.listHistory, ({ query: { pageSize } }) => {
      if (pageSize === 1000) throw new TypeError('Failed to fetch')
      return { totalItems: 26, list: [...someHistory.slice(0, 20)], subjectName: '' }
    }),
  ),
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByText('共 26 条')
    await userEvent.click(canvas.getByRole('button', { name: '导出' }))
    await expectNotice(context, '网络错误，请检查网络连接后重试')
    await expect(canvas.getByRole('button', { name: '导出' })).toBeEnabled()
  },
}

export const LongText: Story = {
  parameters: answering(
    answer(operations.listHistory, {
      totalItems: 1,
      subjectName: '',
      list: someHistory.slice(0, 1).map((row) => ({
        ...row,
        actor: { kind: 'person' as const, name: '欧阳上官司徒皇甫南宫' },
        departments: {
          count: 1,
          list: [{ id: 'd', name: '超高层建筑结构与抗震性能化设计研究中心第一分部'.repeat(4) }],
        },
        changes: [{ field: 'remarks', before: '旧备注'.repeat(60), after: '新备注'.repeat(60) }],
      })),
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('欧阳上官司徒皇甫南宫')).toBeVisible()
  },
}

export const ManyRows: Story = {
  parameters: answering(
    answer(operations.listHistory, ({ query: { pageIndex, pageSize } }) => ({
      totalItems: 100_000,
      subjectName: '',
      list: Array.from({ length: pageSize }, (_, index) => ({
        ...(someHistory[index % 26] ?? someHistory[0]),
        id: String(pageIndex * pageSize + index),
      })).filter((row): row is (typeof someHistory)[number] => 'at' in row),
    })),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: '每页条数' }), '100')
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(101))
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('分配授权'))[0]).toBeVisible()
  },
}

export const English: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Department edited'))[0]).toBeVisible()
    await expect(canvas.getByText('26 items')).toBeVisible()
  },
}

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('分配授权'))[0]).toBeVisible()
  },
}
