import { companySignInContract as operations } from '@atrium/contracts/companySignIn/contract'
import { companySignInRefusals } from '@atrium/contracts/companySignIn/refusals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { EntryList } from '../shared/settings/EntryList'
import { answer, answering, fail, never, refuse, withFeature } from '../shared/stories/mocks'
import { hasFailed } from '../shared/stories/requestPlays'
import { expectNotice } from '../shared/stories/storySteps'
import { sentenceOf, textsOf } from '../shared/stories/textsOf'
import { CompanyIdentities } from './CompanyIdentities'
import { companyIdentitiesMessages } from './messages'
import { companyIdentitiesAnswers, someCompanyIdentities } from './mocks'

const texts = textsOf(companyIdentitiesMessages)
const company = '云筑建设集团'

/** Companies' accounts for signing in, as rows of the security centre. */
const meta = {
  id: 'features-companysignin-companyidentities',
  title: 'Features/CompanySignIn/CompanyIdentities 企业账号',
  component: CompanyIdentities,
  decorators: [
    (Story) => (
      <EntryList>
        <Story />
      </EntryList>
    ),
    withFeature(companyIdentitiesAnswers),
  ],
} satisfies Meta<typeof CompanyIdentities>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  parameters: answering(never(operations.listCompanyIdentities)),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** Most people have none: there is no row. */
export const Empty: Story = {
  parameters: answering(answer(operations.listCompanyIdentities, [])),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('listitem')).toBeNull()
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.name(company))).toBeVisible()
    await expect(canvas.getByRole('button', { name: texts.unlinkOf(company) })).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.listCompanyIdentities, 'unavailable')),
  play: hasFailed(() => texts.failed),
}

export const LongText: Story = {
  parameters: answering(
    answer(
      operations.listCompanyIdentities,
      someCompanyIdentities.map((identity) => ({
        ...identity,
        companyName: '云筑建设集团华东区域运营中心与海外项目联合体股份有限公司',
        mail: `${'very.long.name.'.repeat(5)}shen@subsidiary.yunzhu.example`,
      })),
    ),
  ),
}

export const ManyRows: Story = {
  parameters: answering(
    answer(
      operations.listCompanyIdentities,
      Array.from({ length: 12 }, (_, n) => ({
        companyId: `company-${n}`,
        connectionId: `connection-${n}`,
        companyName: `云筑建设集团第${n + 1}分公司`,
        connectionName: 'Entra ID',
        displayName: '',
        mail: `shen@branch-${n + 1}.yunzhu.example`,
        linkedAt: '2026-10-14T06:00:00.000Z',
        lastUsedAt: null,
      })),
    ),
  ),
}

export const Narrow: Story = { ...Ready, globals: { viewport: { value: 'phone' } } }

export const UnlinkSucceeds: Story = {
  play: async (story) => {
    await userEvent.click(await story.canvas.findByRole('button', { name: texts.unlinkOf(company) }))
    const question = within(await screen.findByRole('alertdialog', { name: texts.unlinkTitle(company) }))
    await userEvent.click(question.getByRole('button', { name: texts.unlink }))
    await expectNotice(story, texts.unlinked)
  },
}

export const UnlinkFails: Story = {
  parameters: answering(refuse(operations.unlinkCompanyIdentity, companySignInRefusals.unlinkForbidden)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.unlinkOf(company) }))
    const question = within(await screen.findByRole('alertdialog', { name: texts.unlinkTitle(company) }))
    await userEvent.click(question.getByRole('button', { name: texts.unlink }))
    await expect(await question.findByText(sentenceOf(companySignInRefusals.unlinkForbidden))).toBeVisible()
  },
}
