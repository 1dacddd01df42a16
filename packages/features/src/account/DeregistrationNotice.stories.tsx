import { deregistrationContract } from '@atrium/contracts/account/deregistration/contract'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { answer, withFeature } from '../shared/stories/mocks'
import { saying } from '../shared/stories/patterns'
import { textsOf } from '../shared/stories/textsOf'
import { AccountFeature } from './AccountFeature'
import { deregistrationMessages } from './deregistration/messages'
import { accountAnswers, someFarewell, someHost } from './mocks'

const texts = textsOf(deregistrationMessages)

const location = { pathname: pagePaths.deregistrationNotice, search: '' }

/** `/personalogoffTippage`. */
const meta = {
  id: 'features-account-deregistrationnotice',
  title: 'Features/Account/DeregistrationNotice 账号注销须知',
  component: AccountFeature,
  args: someHost,
  decorators: [withFeature(accountAnswers)],
  parameters: { feature: { host: { location, companyId: undefined, companyRole: undefined } } },
} satisfies Meta<typeof AccountFeature>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: texts.toRequest })).toHaveAttribute(
      'href',
      pagePaths.deregistrationRequest,
    )
  },
}

const after = (proof: string) => ({
  feature: {
    host: {
      location: { ...location, search: `?submitted=2027-03-01T02:00:00.000Z&proof=${proof}` },
      companyId: undefined,
      companyRole: undefined,
    },
  },
})

/** After a request, the page shows until when the account can be kept. */
export const Submitted: Story = {
  parameters: after('proof-1'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.submitted)).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.signInToKeep })).toBeVisible()
  },
}

/** A forged date in the address is ignored. */
export const ForgedDate: Story = {
  parameters: after('made-up'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.ends)).toBeVisible()
    await expect(canvas.queryByText(texts.submitted)).toBeNull()
  },
}

/** Licences that are still valid are listed with their ends before the request. */
export const SignedIn: Story = {
  args: { isSignedIn: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('结构设计软件')).toBeVisible()
    await expect(canvas.getByText(saying(texts.until('2027-09-01')))).toBeVisible()
  },
}

/** Signed-in people see what prevents it, company by company. */
export const Blocked: Story = {
  args: { isSignedIn: true },
  parameters: {
    feature: {
      host: { location, companyId: undefined, companyRole: undefined },
      answers: [
        answer(deregistrationContract.previewDeregistration, {
          ...someFarewell,
          blocks: [
            {
              kind: 'superAdministrator',
              count: 2,
              companies: [
                { id: 'company-1', name: '云筑建筑设计研究院有限公司' },
                { id: 'company-2', name: '清禾工程咨询有限公司' },
              ],
            },
          ],
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.superAdministrator('清禾工程咨询有限公司'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: texts.toRequest })).toBeDisabled()
    const ways = canvas.getAllByRole('link', { name: texts.toHandOver })
    await expect(ways.map((way) => way.getAttribute('href'))).toEqual([
      expect.stringContaining('company-1'),
      expect.stringContaining('company-2'),
    ])
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
