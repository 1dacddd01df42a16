import { licenceRulesContract as operations } from '@atrium/contracts/licenceRules/contract'
import { licenceRulesRefusals } from '@atrium/contracts/licenceRules/refusals'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import {
  type Answer,
  answer,
  fail,
  never,
  type RecordedCall,
  refuse,
  withFeature,
} from '../shared/stories/mocks'
import { containing, saying } from '../shared/stories/patterns'
import { hasFailed, isForbidden } from '../shared/stories/requestPlays'
import { expectNotice } from '../shared/stories/storySteps'
import { sentenceOf, textsOf } from '../shared/stories/textsOf'
import { sharedMessages } from '../shared/texts/sharedMessages'
import { LicenceRuleForm } from './LicenceRuleForm'
import { licenceRulesMessages } from './messages'
import {
  answerPreview,
  answerRule,
  licenceRulesAnswers,
  resetLicenceRules,
  sampleProducts,
  someConflicts,
  somePreview,
  someRule,
} from './mocks'
import { rulePath } from './routes'
import { newRule } from './ruleValues'
import { inFeature, someDepartments } from './storySteps'

const texts = textsOf(licenceRulesMessages)
const shared = textsOf(sharedMessages)

const navigate = fn()
const pathname = pagePaths.licenceRuleForm
const adding = { location: { pathname, search: '' }, navigate }
const editing = { location: { pathname, search: 'ruleId=rule-1' }, navigate }
const open = (host: object, ...answers: readonly Answer[]) => ({ feature: { host, answers } })

/** A rule with its preview, `/licenceRuleForm`. */
const meta = {
  id: 'features-licencerules-licenceruleform',
  title: 'Features/LicenceRules/LicenceRuleForm 编辑规则',
  component: LicenceRuleForm,
  decorators: [inFeature, withFeature(licenceRulesAnswers)],
  parameters: open(adding),
  beforeEach: () => {
    resetLicenceRules()
    navigate.mockClear()
  },
} satisfies Meta<typeof LicenceRuleForm>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const findName = ({ canvas }: Pick<Context, 'canvas'>) =>
  canvas.findByRole('textbox', { name: containing(texts.name) })

/** Fills in a rule for a department with two products. */
async function fillIn(context: Context) {
  const { canvas, userEvent } = context
  await userEvent.type(await findName(context), '结构软件')
  await userEvent.click(canvas.getByRole('checkbox', { name: someDepartments[0].departmentName }))
  await userEvent.click(canvas.getByRole('checkbox', { name: sampleProducts[0].productName }))
  await userEvent.click(canvas.getByRole('checkbox', { name: sampleProducts[1].productName }))
}

const clickSave = ({ canvas, userEvent }: Context) =>
  userEvent.click(canvas.getByRole('button', { name: texts.save }))

export const Loading: Story = {
  parameters: open(editing, never(operations.getLicenceRule)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: texts.loading })).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: open(editing, fail(operations.getLicenceRule, 'offline')),
  play: hasFailed(() => texts.ruleFailed),
}

export const Forbidden: Story = {
  parameters: open(editing, fail(operations.getLicenceRule, 'forbidden')),
  play: isForbidden,
}

export const NotFound: Story = {
  parameters: open(editing, fail(operations.getLicenceRule, 'missing')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.ruleMissing)).toBeVisible()
  },
}

export const Pristine: Story = {
  play: async (context) => {
    await expect(await findName(context)).toHaveValue('')
    await expect(context.canvas.getByText(texts.previewHint)).toBeVisible()
  },
}

export const Invalid: Story = {
  play: async (context) => {
    const name = await findName(context)
    await clickSave(context)
    await expect(await context.canvas.findByText(texts.nameRequired)).toBeVisible()
    await expect(context.canvas.getByText(texts.departmentsRequired)).toBeVisible()
    await expect(context.canvas.getByText(texts.productsRequired)).toBeVisible()
    await waitFor(() => expect(name).toHaveFocus())
  },
}

export const Submitting: Story = {
  parameters: open(adding, never(operations.addLicenceRule)),
  play: async (context) => {
    await fillIn(context)
    await clickSave(context)
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: texts.save })).toHaveAttribute('aria-busy', 'true'),
    )
    await expect(context.canvas.getByRole('button', { name: shared.cancel })).toBeDisabled()
  },
}

export const Rejected: Story = {
  parameters: open(adding, refuse(operations.addLicenceRule, licenceRulesRefusals.nameTaken)),
  play: async (context) => {
    await fillIn(context)
    await clickSave(context)
    await expect(await context.canvas.findByText(sentenceOf(licenceRulesRefusals.nameTaken))).toBeVisible()
    await expect(await findName(context)).toHaveValue('结构软件')
  },
}

const calls: RecordedCall[] = []

export const Saved: Story = {
  parameters: { feature: { host: adding, calls } },
  play: async (context) => {
    await fillIn(context)
    await clickSave(context)
    await expectNotice(context, texts.saved)
    await expect(calls.findLast((call) => call.operation === 'addLicenceRule')).toMatchObject({
      body: {
        name: '结构软件',
        reach: { kind: 'departments', departmentIds: ['d1-2'] },
        mainIds: ['main-structure', 'main-review'],
        poolDepartmentId: null,
        graceDays: 7,
        acceptConflicts: false,
      },
    })
    await expect(navigate).toHaveBeenCalledWith(rulePath('rule-1'), { replace: true })
  },
}

const long = '西南地区轨道交通与地下空间综合开发工程设计研究及技术咨询中心'

export const LongText: Story = {
  parameters: open(
    editing,
    answerRule({
      ...someRule,
      name: long.repeat(2).slice(0, 50),
      reach: {
        kind: 'departments',
        departments: [
          { id: 'd1-2', name: `${long}/${long}` },
          { id: 'd1-5', name: `${long}/${long.repeat(2)}` },
        ],
      },
      pool: { id: 'd1-2', name: `${long}/${long}` },
    }),
    answerPreview({
      ...somePreview,
      products: somePreview.products.map((product) => ({ ...product, productName: long.repeat(2) })),
      conflicts: someConflicts.map((conflict) => ({ ...conflict, ruleName: long, productName: long })),
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.conflicts(2))).toBeVisible()
  },
}

export const ManyRows: Story = {
  parameters: open(
    editing,
    answerRule({
      ...someRule,
      reach: {
        kind: 'departments',
        departments: Array.from({ length: 60 }, (_, n) => ({ id: `d${n}`, name: `云筑/项目部${n + 1}` })),
      },
    }),
    answer(operations.previewLicenceRule, {
      memberCount: 4800,
      products: Array.from({ length: 20 }, (_, n) => ({
        ...somePreview.products[0],
        mainId: `main-${n}`,
        productName: `产品${n + 1}`,
        gains: 4000 - n,
        keeps: 300,
        other: 200,
        waits: 280 + n,
        loses: 20,
      })) as typeof somePreview.products,
      conflicts: Array.from({ length: 14 }, (_, n) => ({
        ...someConflicts[0],
        mainId: `main-${n}`,
        productName: `产品${n + 1}`,
      })) as typeof somePreview.conflicts,
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.moreConflicts(4))).toBeVisible()
  },
}

export const Narrow: Story = {
  parameters: open(editing),
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await expect(await findName(context)).toHaveValue(someRule.name)
    await expect(await context.canvas.findByText(texts.inReach(12))).toBeVisible()
  },
}

/** Gains, pools, people who wait, and a product that can't be assigned. */
export const Previews: Story = {
  play: async (context) => {
    await fillIn(context)
    await context.userEvent.click(
      context.canvas.getByRole('checkbox', { name: sampleProducts[2].productName }),
    )
    await expect(await context.canvas.findByText(texts.inReach(12))).toBeVisible()
    await expect(
      await context.canvas.findByText(texts.problemHelp(texts.expired, texts.expiredHelp)),
    ).toBeVisible()
  },
}

export const PreviewFails: Story = {
  parameters: open(adding, fail(operations.previewLicenceRule, 'unavailable')),
  play: async (context) => {
    await fillIn(context)
    await expect(await context.canvas.findByText(texts.previewFailed)).toBeVisible()
  },
}

/** Conflicts must be accepted before the rule is saved. */
export const Conflicts: Story = {
  parameters: {
    feature: {
      host: adding,
      calls,
      answers: [answerPreview({ ...somePreview, conflicts: [...someConflicts] })],
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await fillIn(context)
    await expect(await canvas.findByText(texts.conflicts(2))).toBeVisible()
    await clickSave(context)
    await expect(await canvas.findByText(texts.acceptRequired)).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: texts.accept }))
    await clickSave(context)
    await expectNotice(context, texts.saved)
    await expect(calls.findLast((call) => call.operation === 'addLicenceRule')).toMatchObject({
      body: { acceptConflicts: true },
    })
  },
}

/** One department provides the seats, and members are excepted. */
export const PoolAndExceptions: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await fillIn(context)
    await userEvent.click(canvas.getByRole('radio', { name: containing(texts.poolOfDepartment) }))
    await userEvent.click(canvas.getByRole('radio', { name: someDepartments[1].departmentName }))
    await userEvent.click(canvas.getByRole('button', { name: texts.addExceptions }))
    const dialog = within(await screen.findByRole('dialog', { name: texts.chooseExceptions }))
    await userEvent.click(dialog.getByRole('checkbox', { name: '余敏' }))
    await userEvent.click(dialog.getByRole('button', { name: texts.choose }))
    await expect(await canvas.findByRole('button', { name: texts.removeOne('余敏') })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: containing(texts.reachGroups) }))
    await userEvent.click(canvas.getByRole('checkbox', { name: '结构条线管理组' }))
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: texts.preview })).toHaveAttribute('aria-busy', 'false'),
    )
  },
}

/** Somebody else saved meanwhile: nothing typed is lost, and nothing is overwritten silently. */
export const ChangedMeanwhile: Story = {
  parameters: open(
    editing,
    refuse(operations.editLicenceRule, licenceRulesRefusals.changedMeanwhile),
    answer(operations.getLicenceRule, () => {
      asked += 1
      return asked === 1 ? someRule : { ...someRule, name: '结构中心', version: 4, updatedBy: '何雨桐' }
    }),
  ),
  beforeEach: () => {
    asked = 0
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    const name = await findName(context)
    await userEvent.type(name, '二')
    await clickSave(context)
    await expect(
      await canvas.findByText(saying(texts.changedTitle('何雨桐', '2026-11-12 14:05:00'))),
    ).toBeVisible()
    await expect(name).toHaveValue(`${someRule.name}二`)
    await userEvent.click(canvas.getByRole('button', { name: texts.takeTheirs }))
    await waitFor(async () => expect(await findName(context)).toHaveValue('结构中心'))
  },
}

let asked = 0

export const DeletedMeanwhile: Story = {
  parameters: open(editing, fail(operations.editLicenceRule, 'missing')),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(await findName(context), '二')
    await clickSave(context)
    await expect(await canvas.findByText(texts.goneTitle)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: texts.saveAsNew }))
    await expectNotice(context, texts.saved)
  },
}

/** Values typed before a reload are restored. */
export const Restored: Story = {
  parameters: {
    feature: {
      host: adding,
      tab: { 'draft:company-1:licenceRule:new': JSON.stringify({ ...newRule, name: '未存完' }) },
    },
  },
  play: async (context) => {
    const name = await findName(context)
    await waitFor(() => expect(name).toHaveValue('未存完'))
    await context.userEvent.click(context.canvas.getByRole('button', { name: texts.discardDraft }))
    await waitFor(() => expect(name).toHaveValue(''))
  },
}
