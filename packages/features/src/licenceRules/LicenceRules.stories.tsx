import { licenceRulesContract as operations } from '@atrium/contracts/licenceRules/contract'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { answerFirst, answering, fail, never, withFeature } from '../shared/stories/mocks'
import { hasFailed, isForbidden, isLoading } from '../shared/stories/requestPlays'
import { chooseInRow, findInRow } from '../shared/stories/rowSteps'
import { expectNotice } from '../shared/stories/storySteps'
import { textsOf } from '../shared/stories/textsOf'
import { componentMessages } from '../shared/texts/sharedMessages'
import { LicenceRules } from './LicenceRules'
import { licenceRulesMessages } from './messages'
import { answerRules, licenceRulesAnswers, resetLicenceRules, someRule, someRules } from './mocks'
import { inFeature } from './storySteps'

const texts = textsOf(licenceRulesMessages)
const components = textsOf(componentMessages)

/** The rules that assign licences, `/licenceRules`. */
const meta = {
  id: 'features-licencerules-licencerules',
  title: 'Features/LicenceRules/LicenceRules 自动授权规则',
  component: LicenceRules,
  decorators: [inFeature, withFeature(licenceRulesAnswers)],
  parameters: { feature: { host: { location: { pathname: pagePaths.licenceRules, search: '' } } } },
  beforeEach: resetLicenceRules,
} satisfies Meta<typeof LicenceRules>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  parameters: answering(never(operations.listLicenceRules)),
  play: isLoading('table', () => texts.list),
}

export const Empty: Story = {
  parameters: answering(answerRules(() => [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.noneHint)).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: texts.add })[0]).toBeVisible()
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.settling)).toBeVisible()
    await expect(canvas.getByText(texts.paused)).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.waitingList })).toBeVisible()
  },
}

const many = Array.from({ length: 120 }, (_, n) => ({
  ...someRule,
  ruleId: `rule-${n}`,
  name: `规则${n + 1}`,
}))

export const Refreshing: Story = {
  parameters: answering(
    answerFirst(operations.listLicenceRules, { totalItems: 120, list: many.slice(0, 10) }),
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('规则1')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: components.nextPage }))
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.listLicenceRules, 'unavailable')),
  play: hasFailed(() => texts.listFailed),
}

export const Forbidden: Story = {
  parameters: answering(fail(operations.listLicenceRules, 'forbidden')),
  play: isForbidden,
}

/** A rule that reaches beyond the person's departments can't be changed. */
export const ReadOnly: Story = {
  parameters: answering(answerRules(() => someRules.map((rule) => ({ ...rule, canEdit: false })))),
  play: async (context) => {
    const item = await findInRow(context, someRule.name, new RegExp(texts.edit))
    await expect(item).toHaveAttribute('aria-disabled', 'true')
    await context.userEvent.keyboard('{Escape}')
  },
}

const long = '西南地区轨道交通与地下空间综合开发工程设计研究及技术咨询'

export const LongText: Story = {
  parameters: answering(
    answerRules(() =>
      someRules.map((rule) => ({
        ...rule,
        name: long.slice(0, 28).repeat(2).slice(0, 50),
        reach: {
          kind: 'departments' as const,
          departments: Array.from({ length: 40 }, (_, n) => ({ id: `d${n}`, name: `${long}/${long}` })),
        },
        pool: { id: 'd1', name: `${long}/${long}` },
        products: rule.products.map((product) => ({ ...product, productName: long.repeat(2) })),
        counts: { ...rule.counts, held: 123456, waiting: 98765, failed: 4321 },
      })),
    ),
  ),
}

export const ManyRows: Story = {
  parameters: answering(answerRules(() => many)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(components.total(120))).toBeVisible()
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } }

/** Pausing happens at once, and can be undone. */
export const Pauses: Story = {
  play: async (context) => {
    await chooseInRow(context, someRule.name, texts.pause)
    await expectNotice(context, texts.toggledOff)
    await waitFor(() => expect(context.canvas.getAllByText(texts.paused)).toHaveLength(2))
  },
}

/** The seats stay with their members, or return. */
export const Deletes: Story = {
  play: async (context) => {
    await chooseInRow(context, someRule.name, texts.remove)
    const dialog = within(await screen.findByRole('alertdialog'))
    await context.userEvent.click(dialog.getByRole('radio', { name: new RegExp(texts.returnSeats(18)) }))
    await context.userEvent.click(dialog.getByRole('button', { name: texts.remove }))
    await expectNotice(context, texts.removed)
    await waitFor(() => expect(context.canvas.queryByText(someRule.name)).toBeNull())
  },
}
