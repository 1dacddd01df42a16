import { pagePaths } from '@atrium/contracts/paths'
import { profileContract as operations } from '@atrium/contracts/profile/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { answer, answering, fail, never, withFeature } from '../shared/stories/mocks'
import { containing, startingWith } from '../shared/stories/patterns'
import { hasFailed } from '../shared/stories/requestPlays'
import { somePicture } from '../shared/stories/somePicture'
import { textsOf } from '../shared/stories/textsOf'
import { sharedMessages } from '../shared/texts/sharedMessages'
import { headImageMessages } from './headImage/messages'
import { profileMessages } from './messages'
import { inNoCompany, newPerson, ofOrganisation, profileAnswers, someProfile, someStudent } from './mocks'
import { ProfileFeature } from './ProfileFeature'

const texts = textsOf(profileMessages)
const shared = textsOf(sharedMessages)
const pictures = textsOf(headImageMessages)

/** `/PersonInfoDetail`. */
const meta = {
  id: 'features-profile-profiledetail',
  title: 'Features/Profile/ProfileDetail 个人信息',
  component: ProfileFeature,
  decorators: [withFeature(profileAnswers)],
  parameters: {
    feature: { host: { companyId: undefined, location: { pathname: pagePaths.profile, search: '' } } },
  },
} satisfies Meta<typeof ProfileFeature>

export default meta
type Story = StoryObj<typeof meta>

const showing = (profile: typeof someProfile) => answering(answer(operations.getProfile, profile))

export const Loading: Story = {
  parameters: answering(never(operations.getProfile)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: shared.loading })).toBeVisible()
  },
}

/** Just registered: the missing fields are listed. */
export const Empty: Story = {
  parameters: showing(newPerson),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(startingWith(texts.missing('')))).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.completeNow })).toHaveAttribute(
      'href',
      pagePaths.profileForm,
    )
  },
}

/** An enterprise user, with a part for each company. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const company = within(await canvas.findByRole('region', { name: '云筑建筑设计研究院有限公司' }))
    await expect(company.getByText('结构工程师')).toBeVisible()
    await expect(canvas.getByText('上海市 杨浦区')).toBeVisible()
    await expect(canvas.getByText(texts.emailUnverified)).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.editOf(texts.basics) })).toHaveAttribute(
      'href',
      pagePaths.profileForm,
    )
  },
}

/** A verified address is marked; another one links to its verification. */
export const MailVerified: Story = {
  parameters: showing({ ...someProfile, emailVerified: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.emailVerified)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: texts.verifyEmail })).toBeNull()
  },
}

/** Another picture, or none again: then the letter returns. */
export const PictureIsRemoved: Story = {
  parameters: showing({ ...someProfile, picture: somePicture }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: pictures.change })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: pictures.remove }))
    await expect(await screen.findByText(pictures.removed)).toBeVisible()
  },
}

/** The cropper is loaded on first use. */
export const PictureWanted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: pictures.set }))
    const dialog = within(await screen.findByRole('dialog', { name: pictures.title }))
    await expect(dialog.getByText(pictures.fileHint)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: shared.save }))
    await expect(await dialog.findByText(pictures.required)).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.getProfile, 'unavailable')),
  play: hasFailed(),
}

export const LongText: Story = {
  parameters: showing({
    ...someProfile,
    callName: '欧阳上官司马诸葛令狐皇甫尉迟公孙慕容宇文',
    email: `${'long'.repeat(20)}@example.com`,
    address: '国康路88号16层'.repeat(14),
    connectionEnterprises: someProfile.connectionEnterprises.map((company) => ({
      ...company,
      enterpriseName: company.enterpriseName.repeat(6),
      position: '高级结构工程师'.repeat(7),
    })),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(containing('路88号16层国康路'))).toBeVisible()
  },
}

export const Narrow: Story = { ...Ready, globals: { viewport: { value: 'phone' } } }

export const Student: Story = {
  parameters: showing(someStudent),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('同济大学')).toBeVisible()
    await expect(canvas.getByText(texts['major.civilEngineering'])).toBeVisible()
    await expect(canvas.getByText(texts.teacherName)).toBeVisible()
  },
}

export const Organisation: Story = {
  parameters: showing(ofOrganisation),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('上海市建筑科学研究院')).toBeVisible()
    await expect(canvas.getByText(texts['discipline.hvac'])).toBeVisible()
  },
}

/** The company is still being certified. */
export const NoCompany: Story = {
  parameters: showing(inNoCompany),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.noCompanyHint)).toBeVisible()
  },
}
