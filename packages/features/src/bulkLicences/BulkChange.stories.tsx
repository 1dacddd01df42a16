import { bulkLicencesContract as operations } from '@atrium/contracts/bulkLicences/contract'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { type Answer, answerFirst, fail, never, withFeature } from '../shared/stories/mocks'
import { hasFailed, isForbidden } from '../shared/stories/requestPlays'
import { textsOf } from '../shared/stories/textsOf'
import { componentMessages } from '../shared/texts/sharedMessages'
import { BulkChange } from './BulkChange'
import { bulkLicencesMessages } from './messages'
import {
  answerChange,
  answerLines,
  bulkLicencesAnswers,
  doneChange,
  partlyChange,
  resetBulkLicences,
  retriedChange,
  runningChange,
  skippingChange,
  someLines,
  undoingChange,
  undoneChange,
} from './mocks'
import { inFeature } from './storySteps'

const texts = textsOf(bulkLicencesMessages)
const components = textsOf(componentMessages)

const host = { location: { pathname: pagePaths.bulkChange, search: 'change=change-2' } }
const answering = (...answers: readonly Answer[]) => ({ feature: { answers, host } })

/** One bulk change with its lines, `/bulkLicenceChange`. */
const meta = {
  id: 'features-bulklicences-bulkchange',
  title: 'Features/BulkLicences/BulkChange 批量操作',
  component: BulkChange,
  decorators: [inFeature, withFeature(bulkLicencesAnswers)],
  parameters: { feature: { host } },
  beforeEach: resetBulkLicences,
} satisfies Meta<typeof BulkChange>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  parameters: answering(never(operations.getBulkChange), never(operations.listBulkLines)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: texts.lines })).toHaveAttribute('aria-busy', 'true')
  },
}

export const Empty: Story = {
  parameters: answering(answerLines([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.noLines)).toBeVisible()
  },
}

export const NoMatches: Story = {
  parameters: {
    feature: { host: { location: { ...host.location, search: 'change=change-2&state=waiting' } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(components.noMatches)).toBeVisible()
  },
}

/** Partly done: reasons, one click to try again, and undo until its deadline. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.reasonCount(texts.noSeats, 3))).toBeVisible()
    await expect(canvas.getByRole('button', { name: texts.retry(4) })).toBeEnabled()
    await expect((await canvas.findAllByText(texts.noSeats))[0]).toBeVisible()
  },
}

/** Lines of members who had the product already are skipped: nothing failed, and nothing is retried. */
export const Skipped: Story = {
  parameters: answering(
    answerChange(skippingChange),
    answerLines(
      someLines.map((line) =>
        line.reason === 'noSeats'
          ? { ...line, state: 'skipped', reason: 'alreadyGranted' }
          : { ...line, state: 'done', reason: null },
      ),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.skippedCount(3))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.retry(3) })).toBeNull()
  },
}

/** After a retry, only what it did can still be undone. */
export const UndoesLatest: Story = {
  parameters: answering(answerChange(retriedChange)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: texts.undoSome(4) })).toBeEnabled()
  },
}

/** The lines by their result. */
export const Filtered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: new RegExp(`^${texts.lineFailed}`) }))
    await waitFor(() => expect(canvas.queryByText('余敏')).toBeVisible())
    await waitFor(() => expect(canvas.queryByText('孙立新')).toBeNull())
  },
}

/** What failed is tried again with one click. */
export const Retries: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.retry(4) }))
    await expect(await canvas.findByText(texts.granted(30))).toBeVisible()
  },
}

export const Running: Story = {
  parameters: answering(answerChange(runningChange)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.progressOf(2940, 4800))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.undoAll })).toBeNull()
  },
}

export const AllDone: Story = {
  parameters: answering(answerChange(doneChange)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.granted(30))).toBeVisible()
  },
}

export const Undoing: Story = { parameters: answering(answerChange(undoingChange)) }

export const Undone: Story = {
  parameters: answering(answerChange(undoneChange)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.notUndone(1))).toBeVisible()
  },
}

export const Refreshing: Story = {
  parameters: answering(
    answerFirst(operations.listBulkLines, { totalItems: 30, list: someLines.slice(0, 10) }),
  ),
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByText('沈嘉禾'))[0]).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: components.nextPage }))
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.getBulkChange, 'unavailable')),
  play: hasFailed(() => texts.changeFailed),
}

export const Forbidden: Story = {
  parameters: answering(fail(operations.getBulkChange, 'forbidden')),
  play: isForbidden,
}

export const NotFound: Story = {
  parameters: answering(fail(operations.getBulkChange, 'missing')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.changeMissing)).toBeVisible()
  },
}

const long = '西南地区轨道交通与地下空间综合开发工程设计研究及技术咨询中心'

export const LongText: Story = {
  parameters: answering(
    answerChange({ ...partlyChange, productNames: [long.repeat(3), long.repeat(2), long] }),
    answerLines(
      someLines.map((line) => ({
        ...line,
        realName: '欧阳上官司徒皇甫南宫',
        productName: long.repeat(3),
        department: Array.from({ length: 5 }, () => long).join('/'),
      })),
    ),
  ),
}

export const ManyRows: Story = {
  parameters: answering(
    answerChange({ ...partlyChange, total: 5000, done: 4996 }),
    answerLines(
      Array.from(
        { length: 5000 },
        (_, n) => ({ ...someLines[n % 30], number: n + 1 }) as (typeof someLines)[0],
      ),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(components.total(5000))).toBeVisible()
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } }
