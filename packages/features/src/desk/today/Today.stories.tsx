import { deskCasesContract as operations } from '@atrium/contracts/desk/cases/contract'
import { deskCasesRefusals } from '@atrium/contracts/desk/cases/refusals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { createEvents } from '../../shared/request/events'
import { makeStale } from '../../shared/request/stale'
import { answering, fail, never, refuse, withFeature } from '../../shared/stories/mocks'
import { containing } from '../../shared/stories/patterns'
import { hasFailed, isForbidden, isLoading } from '../../shared/stories/requestPlays'
import { chooseInRow } from '../../shared/stories/rowSteps'
import { expectNotice } from '../../shared/stories/storySteps'
import { sentenceOf, textsOf } from '../../shared/stories/textsOf'
import { casesMessages } from '../cases/messages'
import { answerSelf, othersClaim } from '../cases/mocks'
import { deskPaths } from '../paths'
import { todayMessages } from './messages'
import { answerToday, resetToday, settle, someCase, someQueues, todayAnswers } from './mocks'
import { Today } from './Today'

const texts = textsOf(todayMessages)
const words = textsOf(casesMessages)
const free = '华东岩土工程勘察有限公司'
const others = '沪上云筑建筑设计研究院有限公司'
const own = '筑境数字建造（苏州）科技有限公司'
const location = { pathname: deskPaths.today, search: '' }

/** What waits for the vendor's staff, `/desk`. */
const meta = {
  id: 'features-desk-today',
  title: 'Features/Desk/Today 今日待办',
  component: Today,
  decorators: [withFeature(todayAnswers)],
  parameters: { feature: { host: { location } } },
  beforeEach: resetToday,
} satisfies Meta<typeof Today>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

export const Loading: Story = {
  parameters: answering(never(operations.getToday)),
  play: isLoading('table', () => texts.dueFirst),
}

export const Empty: Story = {
  parameters: answering(
    answerToday(() => ({
      queues: someQueues().map((queue) => ({
        ...queue,
        waiting: 0,
        free: 0,
        late: 0,
        own: 0,
        oldestAt: null,
      })),
      oldest: [],
    })),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.done)).toBeVisible()
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: containing(free) })).toBeVisible()
    await expect(canvas.getByText(words.claimedBy('周静'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: words['queue.certification'] })).toHaveAttribute(
      'href',
      deskPaths.certifications,
    )
    await expect(canvas.queryByRole('link', { name: words['queue.trial'] })).toBeNull()
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.getToday, 'unavailable')),
  play: hasFailed(() => texts.failed),
}

export const Forbidden: Story = {
  parameters: answering(fail(operations.getToday, 'forbidden')),
  play: isForbidden,
}

/** Auditors see what waits, and claim nothing. */
export const ReadOnly: Story = {
  parameters: answering(answerSelf({ roles: ['auditor'] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(containing(free))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: words.claimOf(free) })).toBeNull()
  },
}

const long = '西南地区轨道交通与地下空间综合开发工程设计研究及技术咨询中心'

export const LongText: Story = {
  parameters: answering(
    answerToday(() => ({
      queues: someQueues(),
      oldest: [
        someCase('certification', 'case-1', long.repeat(3), 900, {
          ...othersClaim,
          name: '欧阳上官司徒皇甫南宫',
        }),
        someCase('dissolution', 'company-2', long.repeat(2), 2),
      ],
    })),
  ),
}

export const ManyRows: Story = {
  parameters: answering(
    answerToday(() => ({
      queues: someQueues().map((queue) => ({ ...queue, waiting: 100_000, free: 99_000, late: 12_000 })),
      oldest: Array.from({ length: 50 }, (_, n) =>
        someCase('certification', `case-${n}`, `${long}第${n + 1}分院`, 40 - n),
      ),
    })),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.first(50, 300_000))).toBeVisible()
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: containing(free) })).toBeVisible()
  },
}

/** Roles without a queue, such as events. */
export const NoQueues: Story = {
  parameters: answering(
    answerSelf({ roles: ['events'] }),
    answerToday(() => ({ queues: [], oldest: [] })),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.noQueues)).toBeVisible()
  },
}

export const ClaimSucceeds: Story = {
  play: async (context) => {
    await claim(context)
    await expectNotice(context, words.claimed)
    const row = await rowOf(context, free)
    await expect(await row.findByText(words.own)).toBeVisible()
  },
}

/** A colleague was faster. */
export const ClaimFails: Story = {
  parameters: answering(refuse(operations.claimCase, deskCasesRefusals.claimedByOther({ name: '周静' }))),
  play: async (context) => {
    await claim(context)
    await expectNotice(context, sentenceOf(deskCasesRefusals.claimedByOther({ name: '周静' })))
  },
}

async function claim({ canvas, userEvent }: Context) {
  await userEvent.hover(await canvas.findByText(free))
  await userEvent.click(await canvas.findByRole('button', { name: words.claimOf(free) }))
}

const rowOf = async ({ canvas }: Pick<Context, 'canvas'>, name: string) => {
  const title = await canvas.findByText(name)
  return within(title.closest<HTMLElement>('[role="row"], tr, li') ?? title)
}

export const ReleaseSucceeds: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.hover(await canvas.findByText(own))
    await userEvent.click(await canvas.findByRole('button', { name: words.releaseOf(own) }))
    await expectNotice(context, words.released)
    const row = await rowOf(context, own)
    await waitFor(() => expect(row.queryByText(words.own)).toBeNull())
  },
}

/** A colleague is away. */
export const TakeOverSucceeds: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByText(others)
    await chooseInRow({ canvas, userEvent }, others, words.takeOver)
    await expectNotice(context, words.takenOver)
  },
}

const events = createEvents()

/** A colleague decides a case: its row names the colleague, then disappears. */
export const ColleagueDecides: Story = {
  parameters: { feature: { host: { location, events } } },
  play: async ({ canvas }) => {
    await canvas.findByText(free)
    settle('case-2')
    events.tell('OnDesk', {
      payload: { queue: 'certification', caseId: 'case-2', change: 'settled', by: '周静' },
    })
    makeStale(events, ['deskCases'], 'elsewhere')
    await expect(await canvas.findByText(texts.settledBy('周静'))).toBeVisible()
    await expect(canvas.getByText(free)).toBeVisible()
    await expect(screen.queryByRole('link', { name: containing(free) })).toBeNull()
  },
}
