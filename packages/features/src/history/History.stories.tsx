import { historyContract as operations } from '@atrium/contracts/history/contract'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { listMessages } from '../shared/list/messages'
import {
  type Answer,
  answer,
  answerFirst,
  fail,
  never,
  type RecordedCall,
  withFeature,
} from '../shared/stories/mocks'
import { isForbidden, isLoading } from '../shared/stories/requestPlays'
import { expectNotice } from '../shared/stories/storySteps'
import { textsOf } from '../shared/stories/textsOf'
import { componentMessages, sharedMessages } from '../shared/texts/sharedMessages'
import { History } from './History'
import { fieldMessages, historyMessages, operationMessages, valueMessages } from './messages'
import { detailedHistory, historyAnswers, someHistory } from './mocks'

const fieldTexts = textsOf(fieldMessages)

const operationTexts = textsOf(operationMessages)

const valueTexts = textsOf(valueMessages)

const texts = textsOf(historyMessages)
const lists = textsOf(listMessages)
const components = textsOf(componentMessages)
const shared = textsOf(sharedMessages)

/** Changes in the company, `/companyHistory`. */
const meta = {
  id: 'features-history-history',
  title: 'Features/History/History 操作记录',
  component: History,
  decorators: [withFeature(historyAnswers)],
} satisfies Meta<typeof History>

export default meta
type Story = StoryObj<typeof meta>

const answering = (...answers: readonly Answer[]) => ({ feature: { answers } })

export const Loading: Story = {
  parameters: answering(never(operations.listHistory)),
  play: isLoading('table', () => texts.history),
}

export const Empty: Story = {
  parameters: answering(answer(operations.listHistory, { totalItems: 0, list: [], subjectName: '' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.none)).toBeVisible()
    await expect(canvas.getByRole('button', { name: lists.exportRows })).toBeDisabled()
  },
}

export const NoMatches: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: texts.search }), '查无此人{Enter}')
    await expect(await canvas.findByText(components.noMatches)).toBeVisible()
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(components.total(26))).toBeVisible()
    await expect(
      canvas.getAllByText(texts.changeOf(fieldTexts.name, texts.change('抗震室', '抗震分析室')))[0],
    ).toBeVisible()
    await expect(
      canvas.getAllByText(
        texts.touchedOf(texts.members, components.somePeople(['林静姝', '周明远', '陈思齐'], 28)),
      )[0],
    ).toBeVisible()
  },
}

/** Orders, invited people, departments' seats, and fields, each by name. */
export const Detailed: Story = {
  parameters: answering(
    answer(operations.listHistory, {
      totalItems: detailedHistory.length,
      list: [...detailedHistory],
      subjectName: '',
    }),
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(texts.touchedOf(texts.detailOrder, '202611201305001234567890')),
    ).toBeVisible()
    for (const line of [
      texts.changeOf(fieldTexts.order, texts.change(valueTexts['order.NOTPAY'], valueTexts['order.CLOSED'])),
      texts.touchedOf(texts.detailPhone, components.someThings(['13800000041', '13800000042'], 28)),
      texts.touchedOf(texts.detailRule, '结构工程事业部设计软件'),
      texts.shareOf('from', '总公司', '40', '35'),
      texts.shareOf('to', '结构设计一院', '0', '5'),
      texts.changeOf(fieldTexts.contactPerson, texts.change('郑晓彤', '林静姝')),
      texts.moreChanges(5),
      texts.changeOf(fieldTexts.memberName, texts.change('林静', '林静姝')),
      texts.changeOf(fieldTexts.permissionRemoved, valueTexts['permission.orders']),
    ])
      await expect(canvas.getByText(line)).toBeVisible()
    await expect(canvas.queryByText(/姑苏区|somethingNew/)).toBeNull()
  },
}

/** The history that a member's page links to. */
export const OfOneMember: Story = {
  parameters: {
    feature: { host: { location: { pathname: pagePaths.companyHistory, search: 'kind=member&id=user-1' } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.historyOf('林静姝') })).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.wholeCompany })).toHaveAttribute(
      'href',
      pagePaths.companyHistory,
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
    await expect(await canvas.findByText(components.total(26))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: components.nextPage }))
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.listHistory, 'unavailable')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(texts.failed)
  },
}

export const Forbidden: Story = {
  parameters: answering(fail(operations.listHistory, 'forbidden')),
  play: isForbidden,
}

const exportCalls: RecordedCall[] = []

/** The file contains all pages of filtered rows. */
export const ExportSucceeds: Story = {
  parameters: { feature: { calls: exportCalls } },
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByText(components.total(26))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: texts.category }), texts.departments)
    await expect(await canvas.findByText(components.total(5))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: lists.exportRows }))
    await expectNotice(context, lists.exported(5))
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
    await canvas.findByText(components.total(26))
    await userEvent.click(canvas.getByRole('button', { name: lists.exportRows }))
    await expectNotice(context, shared.offline)
    await expect(canvas.getByRole('button', { name: lists.exportRows })).toBeEnabled()
  },
}

/** The address names a member whom the company never had. */
export const NotFound: Story = {
  parameters: {
    feature: {
      answers: [answer(operations.listHistory, { totalItems: 0, list: [], subjectName: '' })],
      host: { location: { pathname: pagePaths.companyHistory, search: 'kind=member&id=gone' } },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.historyOf(texts.unknown) })).toBeVisible()
    await expect(canvas.getByText(texts.none)).toBeVisible()
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
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: components.pageSizeLabel }),
      '100',
    )
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(101))
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(operationTexts.grantLicences))[0]).toBeVisible()
  },
}

export const ClearsFilters: Story = {
  play: async (context) => {
    await NoMatches.play?.(context)
    const { canvas, userEvent } = context
    await userEvent.click(
      canvas.getAllByRole('button', { name: components.clearFilters }).at(-1) ?? canvas.getByRole('table'),
    )
    await expect(await canvas.findByText(components.total(26))).toBeVisible()
  },
}
