import { overviewContract } from '@atrium/contracts/company/overview/contract'
import { Card } from '@atrium/ui/card'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { answer, fail, never, withFeature } from '../../shared/stories/mocks'
import { containing } from '../../shared/stories/patterns'
import { hasFailed } from '../../shared/stories/requestPlays'
import { textsOf } from '../../shared/stories/textsOf'
import { companyAnswers, someOverview } from '../mocks'
import { overviewMessages } from './messages'
import { OwnLicences } from './OwnLicences'

const texts = textsOf(overviewMessages)

const answering = (...answers: readonly ReturnType<typeof answer>[]) => ({ feature: { answers } })

/** The person's licences in a company, on a page that names the company. */
const meta = {
  id: 'features-company-ownlicences',
  title: 'Features/Company/OwnLicences 我的授权',
  component: OwnLicences,
  decorators: [
    withFeature(companyAnswers),
    (Story) => (
      <Card padding="none">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof OwnLicences>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = { parameters: answering(never(overviewContract.getOverview)) }

export const Empty: Story = {
  parameters: answering(answer(overviewContract.getOverview, { ...someOverview, licences: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.noLicences)).toBeVisible()
    await expect(canvas.getByText(containing(texts.whomToAsk))).toBeVisible()
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(someOverview.licences.length)
    await expect(canvas.getByText(containing(texts.ask))).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: answering(fail(overviewContract.getOverview, 'unavailable')),
  play: hasFailed(() => texts.licencesFailed),
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
