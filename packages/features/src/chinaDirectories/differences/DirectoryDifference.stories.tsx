import { chinaDirectoriesContract as operations } from '@atrium/contracts/chinaDirectories/contract'
import { chinaDirectoriesRefusals } from '@atrium/contracts/chinaDirectories/refusals'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import {
  type Answer,
  answerFirst,
  fail,
  never,
  type RecordedCall,
  refuse,
  withFeature,
} from '../../shared/stories/mocks'
import { startingWith } from '../../shared/stories/patterns'
import { hasFailed, isForbidden } from '../../shared/stories/requestPlays'
import { expectNotice } from '../../shared/stories/storySteps'
import { sentenceOf, textsOf } from '../../shared/stories/textsOf'
import { componentMessages } from '../../shared/texts/sharedMessages'
import { chinaDirectoriesMessages } from '../messages'
import {
  answerDifference,
  answerRows,
  appliedDetails,
  applyingDetails,
  chinaDirectoriesAnswers,
  failedDetails,
  leaversDetails,
  linksDetails,
  manyJoinersDetails,
  readingDetails,
  readyDetails,
  resetChinaDirectories,
  someDoneRows,
  someLinks,
  someRows,
  unchangedDetails,
  type WireDetails,
  type WireRow,
} from '../mocks'
import { DirectoryDifference } from './DirectoryDifference'
import { differencesMessages } from './messages'

const texts = textsOf(differencesMessages)
const directoryTexts = textsOf(chinaDirectoriesMessages)
const components = textsOf(componentMessages)

const search = 'directory=directory-1&difference=difference-9'
const host = { location: { pathname: pagePaths.directoryDifference, search } }
const answering = (...answers: readonly Answer[]) => ({ feature: { answers, host } })
const showing = (details: WireDetails, rows: readonly WireRow[] = someRows) =>
  answering(answerDifference(details), answerRows(rows))

/** What a directory would change in the company, `/directoryDifference`. */
const meta = {
  id: 'features-chinadirectories-directorydifference',
  title: 'Features/ChinaDirectories/DirectoryDifference 目录差异',
  component: DirectoryDifference,
  decorators: [withFeature(chinaDirectoriesAnswers)],
  parameters: { feature: { host } },
  beforeEach: resetChinaDirectories,
} satisfies Meta<typeof DirectoryDifference>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

export const Loading: Story = {
  parameters: answering(never(operations.getDifference), never(operations.listDifferenceRows)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: texts.rows })).toHaveAttribute('aria-busy', 'true')
  },
}

/** The directory and the company agree. */
export const Empty: Story = {
  parameters: showing(unchangedDetails, []),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.unchangedTitle)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.apply })).toBeNull()
  },
}

export const NoMatches: Story = {
  parameters: { feature: { host: { location: { ...host.location, search: `${search}&note=tooDeep` } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(components.noMatches)).toBeVisible()
  },
}

/** Totals, seats by product with a shortage, and every change with its reason. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: texts.barOf(14, 5, 3, 2) })).toBeVisible()
    await expect(canvas.getByText(texts.shortCount(4))).toBeVisible()
    await expect(canvas.getByRole('button', { name: texts.apply })).toBeEnabled()
    await expect((await canvas.findAllByText(texts.superAdministrator))[0]).toBeVisible()
  },
}

export const Refreshing: Story = {
  parameters: answering(
    answerFirst(operations.listDifferenceRows, { totalItems: 60, list: someRows.slice(0, 14) as WireRow[] }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('幕墙设计所')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: components.nextPage }))
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.getDifference, 'unavailable')),
  play: hasFailed(() => texts.differenceFailed),
}

export const Forbidden: Story = {
  parameters: answering(fail(operations.getDifference, 'forbidden')),
  play: isForbidden,
}

export const NotFound: Story = {
  parameters: answering(fail(operations.getDifference, 'missing')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.differenceMissing)).toBeVisible()
  },
}

const long = '西南地区轨道交通与地下空间综合开发工程设计研究及技术咨询中心'

export const LongText: Story = {
  parameters: showing(
    {
      ...readyDetails,
      seats: readyDetails.seats.map((product) => ({ ...product, productName: long.repeat(3) })),
    },
    someRows.map((row) => ({
      ...row,
      realName: row.subject === 'department' ? long : '欧阳上官司徒皇甫南宫慕容',
      formerName: row.formerName && long,
      department: Array.from({ length: 6 }, () => long).join('/'),
      formerDepartment: row.formerDepartment && Array.from({ length: 6 }, () => long).join('/'),
    })),
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/欧阳上官/))[0]).toBeVisible()
  },
}

export const ManyRows: Story = {
  parameters: showing(
    { ...leaversDetails, joining: 9388, leavers: { ...leaversDetails.leavers, count: 0 } },
    Array.from({ length: 10_000 }, (_, n) => ({ ...someRows[n % 14], rowId: `row-${n}` }) as WireRow),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(components.total(10_000))).toBeVisible()
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } }

/** Read in the background; nothing to do but wait or cancel. */
export const Reading: Story = {
  parameters: showing(readingDetails, []),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.readingText(8200, 412))).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

/** A permission is missing: named as the vendor does. */
export const ReadingFailed: Story = {
  parameters: showing(failedDetails, []),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(directoryTexts.permissionMissing)).toBeVisible()
    await expect(canvas.getByRole('button', { name: texts.readAgain })).toBeEnabled()
  },
}

/** More people than the threshold would leave. */
export const TooManyLeave: Story = {
  parameters: showing(leaversDetails),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.leaversTitle(612, '6.1'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: texts.confirmLeavers })).toBeEnabled()
  },
}

export const TooManyLeaveNarrow: Story = { ...TooManyLeave, globals: { viewport: { value: 'phone' } } }

/** The vendor shows nobody: most likely a permission. */
export const LooksBroken: Story = {
  parameters: showing({
    ...leaversDetails,
    leavers: { ...leaversDetails.leavers, count: 10_000, percent: 100, looksBroken: true },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.looksBroken)).toBeVisible()
  },
}

async function openLeavers(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: texts.confirmLeavers }))
  return within(await screen.findByRole('dialog', { name: texts.leaversQuestion(612) }))
}

/** The names are seen, and the number is typed. */
export const LeaversAreConfirmed: Story = {
  parameters: answering(answerDifference(leaversDetails), answerRows(someRows)),
  play: async (story) => {
    const dialog = await openLeavers(story.canvas)
    await expect(await dialog.findByText('陆文博')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox'), '612')
    await userEvent.click(dialog.getByRole('button', { name: texts.applyCount(637) }))
    await expectNotice(story, texts.started)
  },
}

export const WrongNumberOfLeavers: Story = {
  parameters: answering(answerDifference(leaversDetails), answerRows(someRows)),
  play: async ({ canvas }) => {
    const dialog = await openLeavers(canvas)
    await userEvent.type(await dialog.findByRole('textbox'), '61')
    await userEvent.click(dialog.getByRole('button', { name: texts.applyCount(637) }))
    await expect(await dialog.findByText(texts.countWrong(612))).toBeVisible()
  },
}

/** Departments must be decided before anything is applied. */
export const LinksToDecide: Story = {
  parameters: showing(linksDetails, [...someLinks, ...someRows]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.linksTitle(5))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.apply })).toBeNull()
  },
}

/** Proposed links, one by one or several at once. */
export const LinksOneByOne: Story = {
  parameters: {
    feature: {
      answers: [answerDifference(linksDetails), answerRows(someLinks)],
      host: { location: { ...host.location, search: `${search}&decision=undecided` } },
    },
  },
  play: async (story) => {
    const { canvas } = story
    await userEvent.click(await canvas.findByRole('button', { name: texts.linkOf('结构设计一院') }))
    await expectNotice(story, texts.decidedCount(1))
  },
}

const calls: RecordedCall[] = []

export const AllLinksAreDecided: Story = {
  parameters: { feature: { host, calls, answers: [answerDifference(linksDetails), answerRows(someLinks)] } },
  play: async (story) => {
    await userEvent.click(await story.canvas.findByRole('button', { name: texts.linkAll }))
    const question = within(await screen.findByRole('alertdialog', { name: texts.linkAllTitle(5) }))
    await userEvent.click(question.getByRole('button', { name: texts.linkAll }))
    await waitFor(() => expect(calls.some(({ operation }) => operation === 'decideLinks')).toBe(true))
  },
}

export const ApplySucceeds: Story = {
  play: async (story) => {
    await userEvent.click(await story.canvas.findByRole('button', { name: texts.apply }))
    const question = within(await screen.findByRole('alertdialog', { name: texts.applyTitle }))
    await expect(question.getByText(texts.willLeave(3))).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: texts.applyCount(28) }))
    await expectNotice(story, texts.started)
    await expect(await story.canvas.findByText(texts.progressOf(0, 28))).toBeVisible()
  },
}

/** People are told before that others are invited later. */
export const InvitationsTakeDays: Story = {
  parameters: showing(manyJoinersDetails),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.apply }))
    const question = within(await screen.findByRole('alertdialog', { name: texts.applyTitle }))
    await expect(question.getByText(texts.inviteLater(400, 2240, 3))).toBeVisible()
  },
}

/** The company changed after the directory was read. */
export const ApplyFails: Story = {
  parameters: answering(refuse(operations.applyDifference, chinaDirectoriesRefusals.outdated)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.apply }))
    const question = within(await screen.findByRole('alertdialog', { name: texts.applyTitle }))
    await userEvent.click(question.getByRole('button', { name: texts.applyCount(28) }))
    await waitFor(() =>
      expect(question.getByRole('alert')).toHaveTextContent(sentenceOf(chinaDirectoriesRefusals.outdated)),
    )
  },
}

export const Applying: Story = {
  parameters: showing(applyingDetails),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.progressOf(412, 637))).toBeVisible()
    await expect(canvas.getByRole('button', { name: texts.stop })).toBeEnabled()
  },
}

export const StopSucceeds: Story = {
  parameters: { feature: { host } },
  play: async (story) => {
    const { canvas } = story
    await userEvent.click(await canvas.findByRole('button', { name: texts.apply }))
    const question = within(await screen.findByRole('alertdialog', { name: texts.applyTitle }))
    await userEvent.click(question.getByRole('button', { name: texts.applyCount(28) }))
    await userEvent.click(await canvas.findByRole('button', { name: texts.stop }))
    const stop = within(await screen.findByRole('alertdialog', { name: texts.stopTitle }))
    await userEvent.click(stop.getByRole('button', { name: texts.stop }))
    await expect(await canvas.findByText(texts.cancelledTitle)).toBeVisible()
  },
}

export const Applied: Story = {
  parameters: showing(appliedDetails, someDoneRows),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.appliedCount(25))).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.showFailed })).toBeVisible()
  },
}

export const Outdated: Story = {
  parameters: showing({ ...readyDetails, state: 'outdated', needs: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.outdatedTitle)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.apply })).toBeNull()
  },
}

export const Cancelled: Story = {
  parameters: showing({ ...appliedDetails, state: 'cancelled' }, someDoneRows),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.cancelledTitle)).toBeVisible()
  },
}

/** The policy applies it without a person. */
export const AppliedByPolicy: Story = {
  parameters: showing({ ...readyDetails, needs: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.aboutToApplyText)).toBeVisible()
  },
}

/** One kind of change, by its chip. */
export const Filtered: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: startingWith(texts.departmentAdded) }))
    await waitFor(() => expect(canvas.queryByText('范思远（驻场）')).toBeNull())
    await expect(canvas.getByText('幕墙设计所')).toBeVisible()
  },
}
