import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import * as sent from '../stories/impactSamples'
import { withFeature } from '../stories/mocks'
import { storyTexts, textsOf } from '../stories/textsOf'
import { componentMessages, sharedMessages } from '../texts/sharedMessages'
import { inWords } from '../wire/bindInWords'
import { Failure } from '../wire/Failure'
import { impactWords } from './api'
import { ImpactDialog } from './ImpactDialog'
import { impactMessages } from './messages'

const components = textsOf(componentMessages)

const texts = textsOf(impactMessages)
const shared = textsOf(sharedMessages)

const words = storyTexts(
  {
    title: '确认取消该成员的授权吗？',
    lead: '取消后，成员将不能继续使用该产品。',
    confirm: '取消授权',
    blocker: '该部门下有管理员不允许删除，请先删除该部门的管理员!',
    clear: '管理管理员',
  },
  {
    title: 'Cancel this member’s licence?',
    lead: 'The member can’t use the product any longer.',
    confirm: 'Cancel licence',
    blocker: 'The department has administrators: delete those first.',
    clear: 'Manage administrators',
  },
)

const noImpact = inWords(sent.noImpact, impactWords)
const someImpact = inWords(sent.someImpact, impactWords)
const borrowedImpact = inWords(sent.borrowedImpact, impactWords)
const manyLosers = inWords(sent.manyLosers, impactWords)

const meta = {
  id: 'features-shared-impactdialog',
  title: 'Features/Shared/ImpactDialog 影响确认',
  component: ImpactDialog,
  decorators: [withFeature([])],
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    onOpenChange: fn(),
    title: '',
    lead: '',
    confirmLabel: '',
    ask: async (_signal: AbortSignal, _rows: readonly string[]) => someImpact,
    describeBlocker: () => ({
      text: words.blocker,
      clear: { label: words.clear, to: pagePaths.administrators },
    }),
    onConfirm: fn(async () => {}),
    describeFailure: (failure: Failure) => failure.message,
  },
  render: (args) => (
    <ImpactDialog {...args} title={words.title} lead={words.lead} confirmLabel={words.confirm} />
  ),
} satisfies Meta<typeof ImpactDialog>

export default meta
type Story = StoryObj<typeof meta>

const impact = async () => within(await screen.findByRole('region', { name: texts.impact }))
const confirm = () => screen.findByRole('button', { name: words.confirm })

export const Loading: Story = {
  args: { ask: () => new Promise(() => {}) },
  play: async () => {
    await expect(await confirm()).toBeDisabled()
    await waitFor(() => expect(screen.getByRole('button', { name: shared.cancel })).toHaveFocus())
  },
}

/** Lost licences by member, and returning seats by department. */
export const Ready: Story = {
  play: async () => {
    await expect(await (await impact()).findByText(texts.losers(2, 3))).toBeInTheDocument()
  },
}

/** A licence file runs on a device, so its seat returns later. */
export const Borrowed: Story = {
  args: { ask: async () => borrowedImpact },
  play: async () => {
    const [start = ''] = texts.borrowed(1, '|').split('|')
    await (await impact()).findByText((text) => text.startsWith(start))
  },
}

export const NothingLost: Story = {
  args: { ask: async () => noImpact },
  play: async () => {
    await (await impact()).findByText(texts.nobodyLoses)
    await expect(await confirm()).toBeEnabled()
  },
}

/** Names the blocker and links to where it is cleared. */
export const Blocked: Story = {
  args: {
    ask: async () => ({
      ...noImpact,
      blockers: [{ reason: 'departmentAdministrators', names: ['陈柏舟', '何雨桐'], count: 5, ids: [] }],
    }),
  },
  play: async () => {
    const shown = await impact()
    await shown.findByText(components.somePeople(['陈柏舟', '何雨桐'], 5))
    await expect(shown.getByRole('link', { name: words.clear })).toHaveAttribute(
      'href',
      pagePaths.administrators,
    )
    await expect(await confirm()).toBeDisabled()
  },
}

/** Blocked rows can be skipped, with the reason beside each; the service is asked about the others. */
export const Skipped: Story = {
  args: {
    rows: ['user-1', 'user-2'],
    ask: async (_signal: AbortSignal, rows: readonly string[]) => ({
      ...noImpact,
      blockers: rows.includes('user-2')
        ? [{ reason: 'superAdministrator' as const, names: ['陈柏舟'], count: 1, ids: ['user-2'] }]
        : [],
    }),
    describeBlocker: () => ({
      text: '超级管理员不允许删除',
      clear: { label: words.clear, to: pagePaths.administrators },
    }),
  },
  play: async ({ args, userEvent }) => {
    const shown = await impact()
    await expect(await confirm()).toBeDisabled()
    await userEvent.click(await shown.findByRole('button', { name: texts.skip(1, 1) }))
    await expect(await shown.findByRole('heading', { name: texts.skipped })).toBeVisible()
    await expect(shown.getByText('超级管理员不允许删除')).toBeVisible()
    await userEvent.click(await confirm())
    await expect(args.onConfirm).toHaveBeenCalledWith(noImpact, ['user-1'])
  },
}

const failing = fn()

export const Failed: Story = {
  args: { ask: failing },
  beforeEach: () => {
    failing.mockRejectedValueOnce(new Failure('offline', '网络错误')).mockResolvedValue(noImpact)
  },
  play: async () => {
    await expect(await (await impact()).findByRole('button', { name: shared.retry })).toBeEnabled()
  },
}

/** A long list begins with a few, under its count. */
export const ManyRows: Story = {
  args: { ask: async () => manyLosers },
  play: async () => {
    const shown = await impact()
    await expect(await shown.findByRole('button', { name: texts.showAll(1_000) })).toBeEnabled()
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const ConfirmSucceeds: Story = {
  play: async ({ args, userEvent }) => {
    await (await impact()).findByText(texts.losers(2, 3))
    await userEvent.click(await confirm())
    await expect(args.onConfirm).toHaveBeenCalledWith(someImpact, [])
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
  },
}

export const RetrySucceeds: Story = {
  ...Failed,
  play: async ({ userEvent }) => {
    const shown = await impact()
    await userEvent.click(await shown.findByRole('button', { name: shared.retry }))
    await shown.findByText(texts.nobodyLoses)
  },
}

export const ShowsAllLosers: Story = {
  ...ManyRows,
  play: async ({ userEvent }) => {
    const shown = await impact()
    await userEvent.click(await shown.findByRole('button', { name: texts.showAll(1_000) }))
    await shown.findByText(texts.notListed(960))
  },
}
