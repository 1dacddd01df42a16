import { bulkLicencesContract as operations } from '@atrium/contracts/bulkLicences/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { answerFirst, answering, fail, never, withFeature } from '../shared/stories/mocks'
import { hasFailed, isForbidden, isLoading } from '../shared/stories/requestPlays'
import { textsOf } from '../shared/stories/textsOf'
import { componentMessages } from '../shared/texts/sharedMessages'
import { BulkLicences } from './BulkLicences'
import { bulkLicencesMessages } from './messages'
import { answerChanges, bulkLicencesAnswers, doneChange, resetBulkLicences, someChanges } from './mocks'
import { inFeature } from './storySteps'

const texts = textsOf(bulkLicencesMessages)
const components = textsOf(componentMessages)

/** Past and running bulk changes, `/bulkLicences`. */
const meta = {
  id: 'features-bulklicences-bulklicences',
  title: 'Features/BulkLicences/BulkLicences 批量授权',
  component: BulkLicences,
  decorators: [inFeature, withFeature(bulkLicencesAnswers)],
  beforeEach: resetBulkLicences,
} satisfies Meta<typeof BulkLicences>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  parameters: answering(never(operations.listBulkChanges)),
  play: isLoading('table', () => texts.list),
}

export const Empty: Story = {
  parameters: answering(answerChanges([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.none)).toBeVisible()
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.running)).toBeVisible()
    await expect(canvas.getByText(texts.statePartly)).toBeVisible()
    await expect(canvas.getByText(texts.doneOf(26, 30, 0))).toBeVisible()
  },
}

/** A new change starts here, without people or products in hand. */
export const New: Story = {
  play: async ({ canvas, userEvent }) => {
    const start = await canvas.findByRole('button', { name: texts.grant })
    await userEvent.click(start)
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByText(texts.noPeopleByName)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(start).toHaveFocus())
  },
}

const many = Array.from({ length: 230 }, (_, n) => ({ ...doneChange, changeId: `change-${n}` }))

export const Refreshing: Story = {
  parameters: answering(
    answerFirst(operations.listBulkChanges, { totalItems: 230, list: many.slice(0, 10) }),
  ),
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByText(texts.stateDone))[0]).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: components.nextPage }))
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.listBulkChanges, 'unavailable')),
  play: hasFailed(() => texts.listFailed),
}

export const Forbidden: Story = {
  parameters: answering(fail(operations.listBulkChanges, 'forbidden')),
  play: isForbidden,
}

const long = '西南地区轨道交通与地下空间综合开发工程设计研究软件'

export const LongText: Story = {
  parameters: answering(
    answerChanges(
      someChanges.map((change) => ({
        ...change,
        startedBy: '欧阳上官司徒皇甫南宫',
        productNames: [long.repeat(2), long.repeat(3), long],
      })),
    ),
  ),
}

export const ManyRows: Story = {
  parameters: answering(answerChanges(many)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(components.total(230))).toBeVisible()
  },
}

export const Narrow: Story = { ...Ready, play: undefined, globals: { viewport: { value: 'phone' } } }
