import { trialsContract as operations } from '@atrium/contracts/catalogue/trials/contract'
import { trialsRefusals } from '@atrium/contracts/catalogue/trials/refusals'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { type Answer, answerFirst, fail, never, refuse, withFeature } from '../../shared/stories/mocks'
import { containing, startingWith } from '../../shared/stories/patterns'
import { hasFailed, isLoading } from '../../shared/stories/requestPlays'
import { chooseInRow } from '../../shared/stories/rowSteps'
import { sentenceOf, textsOf } from '../../shared/stories/textsOf'
import { componentMessages } from '../../shared/texts/sharedMessages'
import { catalogueMessages } from '../messages'
import {
  answersAboutTrials,
  appliedTrial,
  catalogueAnswers,
  overTrial,
  refusedTrial,
  someTrials,
} from '../mocks'
import { at, calls, inFeature, notify, resetSteps } from '../storySteps'
import { OwnTrials } from './OwnTrials'

const texts = textsOf(catalogueMessages)
const components = textsOf(componentMessages)
const showing = (...answers: readonly Answer[]) => at(pagePaths.ownTrials, '', ...answers)

/** A person's trials, `/TryOutRequest`. */
const meta = {
  id: 'features-catalogue-owntrials',
  title: 'Features/Catalogue/OwnTrials 我的试用',
  component: OwnTrials,
  decorators: [inFeature, withFeature(catalogueAnswers)],
  parameters: { feature: showing(...answersAboutTrials(someTrials())).feature },
  beforeEach: resetSteps,
} satisfies Meta<typeof OwnTrials>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  parameters: showing(never(operations.listTrials)),
  play: isLoading('table', () => texts.list),
}

export const Empty: Story = {
  parameters: showing(...answersAboutTrials([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.none)).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.toCenter })).toHaveAttribute(
      'href',
      pagePaths.trialCenter,
    )
  },
}

export const NoMatches: Story = {
  parameters: showing(...answersAboutTrials([overTrial])),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: containing(texts.applied) }))
    await expect(await canvas.findByText(components.noMatches)).toBeVisible()
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: startingWith(appliedTrial.productName) })
    await expect(link).toHaveAttribute('href', `${pagePaths.trialProduct}?id=space-frame`)
    await expect(canvas.getByText(texts.left(12))).toBeVisible()
    await expect(canvas.getByText(texts.reasonIs(refusedTrial.reason))).toBeVisible()
  },
}

export const Refreshing: Story = {
  parameters: showing(
    answerFirst(operations.listTrials, {
      totalItems: 5,
      counts: [{ state: 'applied', count: 5 }],
      list: [...someTrials()],
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(appliedTrial.productName)
    await userEvent.click(canvas.getByRole('radio', { name: containing(texts.applied) }))
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.getByText(appliedTrial.productName)).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: showing(fail(operations.listTrials, 'unavailable')),
  play: hasFailed(() => texts.listFailed),
}

export const LongText: Story = {
  parameters: showing(
    ...answersAboutTrials([
      {
        ...refusedTrial,
        productName: refusedTrial.productName.repeat(5),
        reason: refusedTrial.reason.repeat(8),
      },
      { ...appliedTrial, id: 'trial-2', purpose: appliedTrial.purpose.repeat(7) },
    ]),
  ),
}

export const ManyRows: Story = {
  parameters: showing(
    ...answersAboutTrials(Array.from({ length: 23 }, (_, n) => ({ ...overTrial, id: `trial-${n + 1}` }))),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(components.total(23))).toBeVisible()
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

const askToWithdraw = async (context: Parameters<NonNullable<Story['play']>>[0]) => {
  await chooseInRow(context, appliedTrial.productName, texts.withdraw)
  const name = texts.withdrawTitle(appliedTrial.productName)
  return within(await screen.findByRole('alertdialog', { name }))
}

export const WithdrawSucceeds: Story = {
  play: async (context) => {
    const dialog = await askToWithdraw(context)
    await context.userEvent.click(dialog.getByRole('button', { name: texts.withdraw }))
    await waitFor(() => expect(notify).toHaveBeenCalledWith({ tone: 'success', message: texts.withdrawnNow }))
    await expect(calls).toContainEqual(
      expect.objectContaining({
        operation: 'withdrawTrialOrMeeting',
        body: { type: 'trial', id: 'trial-1' },
      }),
    )
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

/** The vendor decided first. */
export const WithdrawFails: Story = {
  parameters: showing(
    ...answersAboutTrials(someTrials()),
    refuse(operations.withdrawTrialOrMeeting, trialsRefusals.alreadyDecided),
  ),
  play: async (context) => {
    const dialog = await askToWithdraw(context)
    await context.userEvent.click(dialog.getByRole('button', { name: texts.withdraw }))
    await expect(await screen.findByText(sentenceOf(trialsRefusals.alreadyDecided))).toBeInTheDocument()
  },
}

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
