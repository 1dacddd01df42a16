import { chinaDirectoriesContract as operations } from '@atrium/contracts/chinaDirectories/contract'
import { chinaDirectoriesRefusals } from '@atrium/contracts/chinaDirectories/refusals'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { type Answer, answerFirst, fail, never, refuse, withFeature } from '../../shared/stories/mocks'
import { hasFailed, isForbidden } from '../../shared/stories/requestPlays'
import { expectNotice } from '../../shared/stories/storySteps'
import { sentenceOf, textsOf } from '../../shared/stories/textsOf'
import { componentMessages } from '../../shared/texts/sharedMessages'
import {
  answerReadings,
  chinaDirectoriesAnswers,
  readyDifference,
  resetChinaDirectories,
  someReadings,
  type WireDifference,
} from '../mocks'
import { DirectoryReadings } from './DirectoryReadings'
import { differencesMessages } from './messages'

const texts = textsOf(differencesMessages)
const components = textsOf(componentMessages)

const host = { location: { pathname: pagePaths.directoryReadings, search: 'directory=directory-1' } }
const answering = (...answers: readonly Answer[]) => ({ feature: { answers, host } })

/** Every reading of a directory, `/directoryReadings`. */
const meta = {
  id: 'features-chinadirectories-directoryreadings',
  title: 'Features/ChinaDirectories/DirectoryReadings 同步记录',
  component: DirectoryReadings,
  decorators: [withFeature(chinaDirectoriesAnswers)],
  parameters: { feature: { host } },
  beforeEach: resetChinaDirectories,
} satisfies Meta<typeof DirectoryReadings>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  parameters: answering(never(operations.listDifferences)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: texts.readings })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  },
}

export const Empty: Story = {
  parameters: answering(answerReadings([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.noReadings)).toBeVisible()
  },
}

/** Newest first: each with its difference in one line, or why it failed. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.partly)).toBeVisible()
    await expect(canvas.getAllByText(texts.bySchedule)[0]).toBeVisible()
  },
}

export const Refreshing: Story = {
  parameters: answering(answerFirst(operations.listDifferences, { totalItems: 60, list: [...someReadings] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.partly)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: components.nextPage }))
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.listDifferences, 'unavailable')),
  play: hasFailed(() => texts.readingsFailed),
}

export const Forbidden: Story = {
  parameters: answering(fail(operations.listDifferences, 'forbidden')),
  play: isForbidden,
}

export const NotFound: Story = {
  parameters: answering(fail(operations.listDifferences, 'missing')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.readingsFailed)).toBeVisible()
  },
}

export const LongText: Story = {
  parameters: answering(
    answerReadings(
      someReadings.map((reading) => ({ ...reading, startedBy: '欧阳上官司徒皇甫南宫慕容长孙宇文' })),
    ),
  ),
}

export const ManyRows: Story = {
  parameters: answering(
    answerReadings(
      Array.from(
        { length: 4320 },
        (_, n): WireDifference => ({ ...readyDifference, state: 'applied', differenceId: `difference-${n}` }),
      ),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(components.total(4320))).toBeVisible()
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } }

/** Somebody else reads it just now. */
export const ReadFails: Story = {
  parameters: answering(refuse(operations.readChinaDirectory, chinaDirectoriesRefusals.alreadyBusy)),
  play: async (story) => {
    await userEvent.click(await story.canvas.findByRole('button', { name: texts.readNow }))
    await expectNotice(story, sentenceOf(chinaDirectoriesRefusals.alreadyBusy))
  },
}
