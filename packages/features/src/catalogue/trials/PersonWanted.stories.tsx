import { catalogueContract as operations } from '@atrium/contracts/catalogue/contract'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type Answer, fail, never, withFeature } from '../../shared/stories/mocks'
import { hasFailed } from '../../shared/stories/requestPlays'
import { storyLocale, textsOf } from '../../shared/stories/textsOf'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { catalogueMessages } from '../messages'
import { catalogueAnswers, wholeProduct } from '../mocks'
import { at, inFeature, resetSteps } from '../storySteps'
import { PersonWanted } from './PersonWanted'

const texts = textsOf(catalogueMessages)
const shared = textsOf(sharedMessages)
const showing = (...answers: readonly Answer[]) => at(pagePaths.trialPerson, 'id=space-frame', ...answers)

/** The profile fields required first, `/AddPersonInfo?id=`; the surrounding page provides the form. */
const meta = {
  id: 'features-catalogue-personwanted',
  title: 'Features/Catalogue/PersonWanted 完善个人信息',
  component: PersonWanted,
  decorators: [inFeature, withFeature(catalogueAnswers)],
  parameters: { feature: showing().feature },
  beforeEach: resetSteps,
} satisfies Meta<typeof PersonWanted>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  parameters: showing(never(operations.getProduct)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: shared.loading })).toBeVisible()
  },
}

/** It names the product, and the form leads back to it. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const { productName } = wholeProduct(storyLocale())
    await expect(await canvas.findByText(texts.personWhy(productName))).toBeVisible()
    const back = `${pagePaths.trialProduct}?id=space-frame`
    await expect(canvas.getByText(back)).toHaveAttribute('href', back)
  },
}

export const Failed: Story = {
  parameters: showing(fail(operations.getProduct, 'unavailable')),
  play: hasFailed(),
}

export const NotFound: Story = {
  parameters: showing(fail(operations.getProduct, 'missing')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.productMissing)).toBeVisible()
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
