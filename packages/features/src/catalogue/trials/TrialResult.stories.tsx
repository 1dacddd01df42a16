import { trialsContract as operations } from '@atrium/contracts/catalogue/trials/contract'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type Answer, answer, fail, never, withFeature } from '../../shared/stories/mocks'
import { hasFailed } from '../../shared/stories/requestPlays'
import { textsOf } from '../../shared/stories/textsOf'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { catalogueMessages } from '../messages'
import { appliedTrial, catalogueAnswers, refusedTrial, runningTrial, type WireTrial } from '../mocks'
import { at, inFeature, resetSteps } from '../storySteps'
import { TrialResult } from './TrialResult'

const texts = textsOf(catalogueMessages)
const shared = textsOf(sharedMessages)
const showing = (...answers: readonly Answer[]) => at(pagePaths.trialResult, 'id=space-frame', ...answers)
const having = (trial: () => WireTrial | null) =>
  showing(answer(operations.getTrialOf, () => ({ trial: trial(), missing: 0, owned: null })))

/** The result of a trial request, `/TrialApplyResult?id=`. */
const meta = {
  id: 'features-catalogue-trialresult',
  title: 'Features/Catalogue/TrialResult 申请结果',
  component: TrialResult,
  decorators: [inFeature, withFeature(catalogueAnswers)],
  parameters: { feature: having(() => appliedTrial).feature },
  beforeEach: resetSteps,
} satisfies Meta<typeof TrialResult>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  parameters: showing(never(operations.getTrialOf)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: shared.loading })).toBeVisible()
  },
}

/** It is pending: the next steps are shown. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.submitted })).toBeVisible()
    await expect(canvas.getByText(appliedTrial.purpose)).toBeVisible()
    await expect(canvas.getByText(texts.nextMessage)).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.toOwnTrials })).toHaveAttribute(
      'href',
      pagePaths.ownTrials,
    )
  },
}

export const Failed: Story = {
  parameters: showing(fail(operations.getTrialOf, 'unavailable')),
  play: hasFailed(() => texts.trialFailed),
}

/** Never requested. */
export const NotFound: Story = {
  parameters: having(() => null),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.resultMissing)).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.toProduct })).toHaveAttribute(
      'href',
      `${pagePaths.trialProduct}?id=space-frame`,
    )
  },
}

export const LongText: Story = {
  parameters: having(() => ({ ...refusedTrial, reason: refusedTrial.reason.repeat(8) })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(refusedTrial.reason.repeat(8))).toBeVisible()
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const BegunAtOnce: Story = {
  parameters: having(runningTrial),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.opened })).toBeVisible()
    await expect(canvas.queryByText(texts.next)).toBeNull()
  },
}

export const Refused: Story = {
  parameters: having(() => refusedTrial),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(refusedTrial.reason)).toBeVisible()
  },
}

export const OnPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } }
