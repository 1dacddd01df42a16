import { appsContract as operations } from '@atrium/contracts/catalogue/apps/contract'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type Answer, fail, never, withFeature } from '../../shared/stories/mocks'
import { hasFailed } from '../../shared/stories/requestPlays'
import { textsOf } from '../../shared/stories/textsOf'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { catalogueAnswers } from '../mocks'
import { at, inFeature, resetSteps } from '../storySteps'
import { EarlierApps } from './EarlierApps'
import { appsMessages } from './messages'
import { answersAboutApps, earlierApp, givenApp } from './mocks'

const texts = textsOf(appsMessages)
const shared = textsOf(sharedMessages)
const showing = (...answers: readonly Answer[]) => at(pagePaths.earlierApps, '', ...answers)

/** Cloud apps that are no longer offered, `/OldPKPMCloudApp`. */
const meta = {
  id: 'features-catalogue-earlierapps',
  title: 'Features/Catalogue/EarlierApps 早期云应用',
  component: EarlierApps,
  decorators: [inFeature, withFeature([...catalogueAnswers, ...answersAboutApps()])],
  parameters: { feature: showing().feature },
  beforeEach: resetSteps,
} satisfies Meta<typeof EarlierApps>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  parameters: showing(never(operations.listApps)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: shared.loading })).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: showing(...answersAboutApps({ apps: [givenApp], others: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.noEarlier)).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.toApps })).toHaveAttribute(
      'href',
      pagePaths.cloudApps,
    )
  },
}

/** They open as before, but can't be tried or bought. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: texts.openOf(earlierApp.productName) }),
    ).toBeVisible()
    await expect(canvas.queryByText(givenApp.productName)).toBeNull()
  },
}

export const Failed: Story = {
  parameters: showing(fail(operations.listApps, 'unavailable')),
  play: hasFailed(() => texts.appsFailed),
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
