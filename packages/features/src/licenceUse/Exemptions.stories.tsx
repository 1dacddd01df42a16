import { licenceUseContract as operations } from '@atrium/contracts/licenceUse/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { answerFirst, answering, fail, never, withFeature } from '../shared/stories/mocks'
import { hasFailed, isForbidden, isLoading } from '../shared/stories/requestPlays'
import { textsOf } from '../shared/stories/textsOf'
import { componentMessages } from '../shared/texts/sharedMessages'
import { Exemptions } from './Exemptions'
import { licenceUseMessages } from './messages'
import {
  answerExemptions,
  licenceUseAnswers,
  resetLicenceUse,
  someExemptions,
  type WireExemption,
} from './mocks'

const texts = textsOf(licenceUseMessages)
const components = textsOf(componentMessages)

/** Members whose idle licences aren't taken back, `/reclaimExemptions`. */
const meta = {
  id: 'features-licenceuse-exemptions',
  title: 'Features/LicenceUse/Exemptions 不回收名单',
  component: Exemptions,
  decorators: [withFeature(licenceUseAnswers)],
  beforeEach: resetLicenceUse,
} satisfies Meta<typeof Exemptions>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  parameters: answering(never(operations.listExemptions)),
  play: isLoading('table', () => texts.exemptions),
}

export const Empty: Story = {
  parameters: answering(answerExemptions([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.noExemptions)).toBeVisible()
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.allProducts)).toBeVisible()
    await expect(canvas.getAllByText(texts.forever)[0]).toBeVisible()
  },
}

const many = Array.from(
  { length: 230 },
  (_, n): WireExemption => ({
    exemptionId: `exemption-${n}`,
    userId: `user-${n}`,
    realName: `成员${n}`,
    department: '云筑建筑设计研究院',
    mainId: null,
    productName: '',
    reason: '产假',
    endsOn: null,
    createdAt: '2026-11-10T02:30:00.000Z',
    createdBy: '周明远',
  }),
)

export const Refreshing: Story = {
  parameters: answering(answerFirst(operations.listExemptions, { totalItems: 230, list: many.slice(0, 10) })),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('成员1')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: components.nextPage }))
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.listExemptions, 'unavailable')),
  play: hasFailed(() => texts.exemptionsFailed),
}

export const Forbidden: Story = {
  parameters: answering(fail(operations.listExemptions, 'forbidden')),
  play: isForbidden,
}

const long = '西南地区轨道交通与地下空间综合开发工程设计研究软件'

export const LongText: Story = {
  parameters: answering(
    answerExemptions(
      someExemptions.map((row) => ({
        ...row,
        realName: `欧阳上官司徒皇甫南宫${row.realName}`,
        productName: row.mainId === null ? '' : long.repeat(3),
        reason: long.repeat(3),
        createdBy: '欧阳上官司徒皇甫南宫',
      })),
    ),
  ),
}

export const ManyRows: Story = {
  parameters: answering(answerExemptions(many)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(components.total(230))).toBeVisible()
  },
}

export const Narrow: Story = { ...Ready, play: undefined, globals: { viewport: { value: 'phone' } } }

const remove: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: texts.endExemptionOf('沈嘉禾') }))
  const question = within(await screen.findByRole('alertdialog'))
  await userEvent.click(await question.findByRole('button', { name: texts.endExemption }))
}

export const RemoveSucceeds: Story = {
  play: async (context) => {
    await remove(context)
    await waitFor(() => expect(context.canvas.queryByText('沈嘉禾')).toBeNull())
  },
}

export const RemoveFails: Story = {
  parameters: answering(fail(operations.endExemption, 'unavailable')),
  play: async (context) => {
    await remove(context)
    await expect(await within(screen.getByRole('alertdialog')).findByRole('alert')).toBeVisible()
  },
}
