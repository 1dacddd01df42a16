import { licenceUseContract as operations } from '@atrium/contracts/licenceUse/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { listMessages } from '../shared/list/messages'
import { answerFirst, answering, fail, never, withFeature } from '../shared/stories/mocks'
import { hasFailed, isForbidden, isLoading } from '../shared/stories/requestPlays'
import { textsOf } from '../shared/stories/textsOf'
import { componentMessages } from '../shared/texts/sharedMessages'
import { licenceUseMessages } from './messages'
import { answerReclaims, licenceUseAnswers, plannedReclaim, resetLicenceUse, someReclaims } from './mocks'
import { Reclaims } from './Reclaims'

const texts = textsOf(licenceUseMessages)
const lists = textsOf(listMessages)
const components = textsOf(componentMessages)

/** Planned and past reclaims of idle licences, `/licenceReclaims`. */
const meta = {
  id: 'features-licenceuse-reclaims',
  title: 'Features/LicenceUse/Reclaims 回收计划',
  component: Reclaims,
  decorators: [withFeature(licenceUseAnswers)],
  beforeEach: resetLicenceUse,
} satisfies Meta<typeof Reclaims>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  parameters: answering(never(operations.listReclaims)),
  play: isLoading('table', () => texts.list),
}

export const Empty: Story = {
  parameters: answering(answerReclaims([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.none)).toBeVisible()
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.willReturn(11, 14))).toBeVisible()
    await expect(canvas.getByText(texts.stateCancelled)).toBeVisible()
  },
}

const many = Array.from({ length: 230 }, (_, n) => ({ ...plannedReclaim, reclaimId: `reclaim-${n}` }))

export const Refreshing: Story = {
  parameters: answering(answerFirst(operations.listReclaims, { totalItems: 230, list: many.slice(0, 10) })),
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByText(texts.statePlanned))[0]).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: components.nextPage }))
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.listReclaims, 'unavailable')),
  play: hasFailed(() => texts.listFailed),
}

export const Forbidden: Story = {
  parameters: answering(fail(operations.listReclaims, 'forbidden')),
  play: isForbidden,
}

export const LongText: Story = {
  parameters: answering(
    answerReclaims(
      someReclaims.map((row) => ({
        ...row,
        plannedBy: '欧阳上官司徒皇甫南宫',
        productName: '西南地区轨道交通与地下空间综合开发工程设计研究软件'.repeat(3),
      })),
    ),
  ),
}

export const ManyRows: Story = {
  parameters: answering(answerReclaims(many)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(components.total(230))).toBeVisible()
  },
}

export const Narrow: Story = { ...Ready, play: undefined, globals: { viewport: { value: 'phone' } } }

/** Who is concerned, and what becomes of each licence. */
export const Members: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: texts.showOf(plannedReclaim.productName) }),
    )
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByText(texts.memberUsed)).toBeVisible()
    await expect(dialog.getByText(texts.memberExempt)).toBeVisible()
  },
}

const openCancel: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(
    await canvas.findByRole('button', { name: lists.actionsOf(plannedReclaim.productName) }),
  )
  await userEvent.click(await screen.findByRole('menuitem', { name: texts.cancel }))
  const question = within(await screen.findByRole('alertdialog'))
  await userEvent.click(await question.findByRole('button', { name: texts.cancel }))
}

/** The members who would have lost their licence are told. */
export const CancelSucceeds: Story = {
  play: async (context) => {
    await openCancel(context)
    await waitFor(() => expect(context.canvas.getAllByText(texts.stateCancelled)).toHaveLength(2))
  },
}

export const CancelFails: Story = {
  parameters: answering(fail(operations.cancelReclaim, 'unavailable')),
  play: async (context) => {
    await openCancel(context)
    const question = within(screen.getByRole('alertdialog'))
    await expect(await question.findByRole('alert')).toBeVisible()
  },
}
