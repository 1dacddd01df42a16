import { historyContract as operations } from '@atrium/contracts/history/contract'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type Answer, answer, fail, never, withFeature } from '../shared/stories/mocks'
import { containing } from '../shared/stories/patterns'
import { textsOf } from '../shared/stories/textsOf'
import { componentMessages } from '../shared/texts/sharedMessages'
import { historyMessages, operationMessages } from './messages'
import { someHistory } from './mocks'
import { RecentActivity } from './RecentActivity'

const texts = textsOf(historyMessages)
const components = textsOf(componentMessages)
const operationTexts = textsOf(operationMessages)

/** So long ago that it always shows its date. */
const list = someHistory
  .slice(0, 6)
  .map((row, index) => ({ ...row, at: `2026-03-0${index + 1}T02:00:00.000Z` }))
const answering = (...answers: readonly Answer[]) => ({ feature: { answers } })

/** The latest changes in the company, on the portal's home. */
const meta = {
  id: 'features-history-recentactivity',
  title: 'Features/History/RecentActivity 最近动态',
  component: RecentActivity,
  decorators: [withFeature([answer(operations.listHistory, { totalItems: 26, list, subjectName: '' })])],
} satisfies Meta<typeof RecentActivity>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = { parameters: answering(never(operations.listHistory)) }

export const Empty: Story = {
  parameters: answering(answer(operations.listHistory, { totalItems: 0, list: [], subjectName: '' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.none)).toBeVisible()
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(6)
    await expect(canvas.getAllByText(operationTexts.editDepartment, { exact: false })[0]).toBeVisible()
    await expect(
      canvas.getAllByText(containing(components.somePeople(['林静姝', '周明远', '陈思齐'], 28)))[0],
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.allHistory })).toHaveAttribute(
      'href',
      pagePaths.companyHistory,
    )
  },
}

/** Within a week, its age is shown. */
export const JustNow: Story = {
  parameters: answering(
    answer(operations.listHistory, () => ({
      totalItems: 1,
      list: list.slice(0, 1).map((row) => ({ ...row, at: new Date().toISOString() })),
      subjectName: '',
    })),
  ),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(globals.locale === 'en' ? 'now' : '现在')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.listHistory, 'unavailable')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(texts.failed)
  },
}

/** People without the menu entry get no link. */
export const WithoutHistory: Story = {
  parameters: { feature: { host: { offers: () => false } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(texts.recent)).toBeNull()
  },
}

export const LongText: Story = {
  parameters: answering(
    answer(operations.listHistory, {
      totalItems: 1,
      subjectName: '',
      list: list.slice(0, 1).map((row) => ({
        ...row,
        actor: { kind: 'person' as const, name: '欧阳上官司徒皇甫南宫'.repeat(10) },
      })),
    }),
  ),
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
