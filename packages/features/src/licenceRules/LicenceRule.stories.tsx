import { licenceRulesContract as operations } from '@atrium/contracts/licenceRules/contract'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { type Answer, answerFirst, fail, never, withFeature } from '../shared/stories/mocks'
import { startingWith } from '../shared/stories/patterns'
import { hasFailed, isForbidden } from '../shared/stories/requestPlays'
import { chooseInRow } from '../shared/stories/rowSteps'
import { expectNotice } from '../shared/stories/storySteps'
import { textsOf } from '../shared/stories/textsOf'
import { componentMessages } from '../shared/texts/sharedMessages'
import { LicenceRule } from './LicenceRule'
import { licenceRulesMessages } from './messages'
import {
  answerMembers,
  answerRule,
  licenceRulesAnswers,
  pausedRule,
  resetLicenceRules,
  sampleProducts,
  settlingRule,
  someConflicts,
  someMembers,
  someRule,
} from './mocks'
import { inFeature } from './storySteps'

const texts = textsOf(licenceRulesMessages)
const components = textsOf(componentMessages)

const host = { location: { pathname: pagePaths.licenceRule, search: 'ruleId=rule-1' } }
const answering = (...answers: readonly Answer[]) => ({ feature: { answers, host } })

/** One rule with its members, `/licenceRule`. */
const meta = {
  id: 'features-licencerules-licencerule',
  title: 'Features/LicenceRules/LicenceRule 规则详情',
  component: LicenceRule,
  decorators: [inFeature, withFeature(licenceRulesAnswers)],
  parameters: { feature: { host } },
  beforeEach: resetLicenceRules,
} satisfies Meta<typeof LicenceRule>

export default meta
type Story = StoryObj<typeof meta>

const inRow = (person: string, product: string = sampleProducts[0].productName) => `${person} ${product}`

export const Loading: Story = {
  parameters: answering(never(operations.getLicenceRule), never(operations.listRuleMembers)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: texts.members })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  },
}

export const Empty: Story = {
  parameters: answering(answerMembers(() => [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.noMembers)).toBeVisible()
  },
}

export const NoMatches: Story = {
  parameters: {
    feature: { host: { location: { ...host.location, search: 'ruleId=rule-1&state=failed' } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(components.noMatches)).toBeVisible()
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: someRule.name })).toBeVisible()
    await expect((await canvas.findAllByText(texts.stateHeld))[0]).toBeVisible()
    await expect(canvas.getByRole('radio', { name: startingWith(texts.stateWaiting) })).not.toBeChecked()
  },
}

export const Refreshing: Story = {
  parameters: answering(
    answerFirst(operations.listRuleMembers, { totalItems: 24, list: someMembers.slice(0, 10) }),
  ),
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByText('沈嘉禾'))[0]).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: components.nextPage }))
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.getLicenceRule, 'unavailable')),
  play: hasFailed(() => texts.ruleFailed),
}

export const Forbidden: Story = {
  parameters: answering(fail(operations.getLicenceRule, 'forbidden')),
  play: isForbidden,
}

export const NotFound: Story = {
  parameters: answering(fail(operations.getLicenceRule, 'missing')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.ruleMissing)).toBeVisible()
  },
}

/** A rule that reaches beyond the person's departments. */
export const ReadOnly: Story = {
  parameters: answering(answerRule({ ...someRule, canEdit: false })),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('沈嘉禾'))[0]).toBeVisible()
    await expect(canvas.queryByRole('link', { name: texts.edit })).toBeNull()
  },
}

const long = '西南地区轨道交通与地下空间综合开发工程设计研究及技术咨询中心'

export const LongText: Story = {
  parameters: answering(
    answerRule({
      ...someRule,
      name: long.repeat(2).slice(0, 50),
      reach: {
        kind: 'departments',
        departments: Array.from({ length: 12 }, (_, n) => ({ id: `d${n}`, name: `${long}/${long}${n}` })),
      },
      pool: { id: 'd1', name: `${long}/${long}` },
      products: sampleProducts.map(({ mainId }, n) => ({
        mainId,
        productName: long.repeat(2),
        held: 1,
        waiting: 0,
        problem: n === 0 ? 'poolMissing' : null,
      })),
    }),
    answerMembers(() =>
      someMembers.map((row) => ({
        ...row,
        realName: '欧阳上官司徒皇甫南宫',
        productName: long.repeat(2),
        department: Array.from({ length: 5 }, () => long).join('/'),
      })),
    ),
  ),
}

export const ManyRows: Story = {
  parameters: answering(
    answerRule({
      ...someRule,
      counts: { members: 5000, held: 9000, other: 400, waiting: 560, ending: 20, excepted: 12, failed: 8 },
    }),
    answerMembers(() =>
      Array.from(
        { length: 10_000 },
        (_, n) => ({ ...someMembers[n % 24], userId: `user-${n}` }) as (typeof someMembers)[0],
      ),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(components.total(10_000))).toBeVisible()
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } }

export const Waiting: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: startingWith(texts.stateWaiting) }))
    await waitFor(() => expect(canvas.queryByText('蒋南风')).toBeVisible())
    await waitFor(() => expect(canvas.queryByText('沈嘉禾')).toBeNull())
  },
}

/** Problems with a reason each, and one button to retry. */
export const Troubled: Story = {
  parameters: { feature: { host: { location: { ...host.location, search: 'ruleId=rule-2' } } } },
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect(await canvas.findByText(texts.problemsTitle(1))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: texts.retry }))
    await expectNotice(context, texts.retried)
    await waitFor(() => expect(canvas.queryByText(texts.problemsTitle(1))).toBeNull())
  },
}

export const Conflicting: Story = {
  parameters: answering(answerRule({ ...someRule, conflicts: [...someConflicts] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.conflicts(2))).toBeVisible()
  },
}

export const Paused: Story = {
  parameters: answering(answerRule({ ...pausedRule, ruleId: 'rule-1' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.pausedNotice)).toBeVisible()
    await expect(canvas.getByRole('button', { name: texts.resume })).toBeVisible()
  },
}

export const Settling: Story = {
  parameters: answering(answerRule({ ...settlingRule, ruleId: 'rule-1' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.settlingNotice)).toBeVisible()
  },
}

/** A member becomes an exception, which can be undone. */
export const Excepts: Story = {
  play: async (context) => {
    await chooseInRow(context, inRow('沈嘉禾'), texts.except)
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText(texts.exceptText(1))).toBeVisible()
    await context.userEvent.click(dialog.getByRole('button', { name: texts.except }))
    await expectNotice(context, texts.exceptedNow)
    await waitFor(() => expect(context.canvas.getAllByText(texts.stateExcepted).length).toBeGreaterThan(1))
  },
}

export const ExceptFails: Story = {
  parameters: answering(fail(operations.exceptFromRule, 'unavailable')),
  play: async (context) => {
    await chooseInRow(context, inRow('沈嘉禾'), texts.except)
    const dialog = within(await screen.findByRole('alertdialog'))
    await context.userEvent.click(dialog.getByRole('button', { name: texts.except }))
    await expect(await dialog.findByRole('alert')).toBeVisible()
  },
}

/** Exceptions end for several members at once. */
export const Includes: Story = {
  parameters: {
    feature: { host: { location: { ...host.location, search: 'ruleId=rule-1&state=excepted' } } },
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('checkbox', { name: new RegExp(inRow('梁思齐')) }))
    await userEvent.click(
      canvas.getByRole('checkbox', { name: new RegExp(inRow('梁思齐', sampleProducts[1].productName)) }),
    )
    await userEvent.click(canvas.getByRole('button', { name: texts.include }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: texts.include }))
    await expectNotice(context, texts.includedNow)
  },
}
