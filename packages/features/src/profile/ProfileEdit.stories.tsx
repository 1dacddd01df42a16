import { pagePaths } from '@atrium/contracts/paths'
import { profileContract as operations } from '@atrium/contracts/profile/contract'
import { profileRefusals } from '@atrium/contracts/profile/refusals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { regionMessages } from '../shared/regions/messages'
import {
  answer,
  answerFirst,
  answering,
  fail,
  never,
  type RecordedCall,
  refuse,
  withFeature,
} from '../shared/stories/mocks'
import { containing, startingWith } from '../shared/stories/patterns'
import { hasFailed } from '../shared/stories/requestPlays'
import { textsOf } from '../shared/stories/textsOf'
import { componentMessages, sharedMessages } from '../shared/texts/sharedMessages'
import { profileMessages } from './messages'
import { inNoCompany, newPerson, ofOrganisation, profileAnswers, someProfile, someStudent } from './mocks'
import { ProfileFeature } from './ProfileFeature'

const texts = textsOf(profileMessages)
const shared = textsOf(sharedMessages)
const components = textsOf(componentMessages)
const regions = textsOf(regionMessages)

const location = { pathname: pagePaths.profileForm, search: '' }

/** `/PersonInfo`. */
const meta = {
  id: 'features-profile-profileedit',
  title: 'Features/Profile/ProfileEdit 编辑个人信息',
  component: ProfileFeature,
  decorators: [withFeature(profileAnswers)],
  parameters: { feature: { host: { companyId: undefined, location } } },
} satisfies Meta<typeof ProfileFeature>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const of = (profile: typeof someProfile) => answer(operations.getProfile, profile)
const field = (canvas: Canvas, label: string) => canvas.findByLabelText(startingWith(label))
const save = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: shared.save }))

async function retype(canvas: Canvas, label: string, text: string) {
  const control = await field(canvas, label)
  await userEvent.clear(control)
  if (text) await userEvent.type(control, text)
}

async function choose(canvas: Canvas, label: string, ...options: readonly string[]) {
  await userEvent.click(canvas.getByRole('combobox', { name: startingWith(label) }))
  for (const name of options) await userEvent.click(await screen.findByRole('option', { name }))
}

export const Loading: Story = {
  parameters: answering(never(operations.getProfile)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: shared.loading })).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.getProfile, 'unavailable')),
  play: hasFailed(),
}

/** Just registered: all three types can be chosen. */
export const Pristine: Story = {
  parameters: answering(of(newPerson)),
  play: async ({ canvas }) => {
    await expect(await field(canvas, texts.account)).toHaveAttribute('readonly')
    for (const type of ['enterprise', 'education', 'organisation'] as const) {
      await expect(canvas.getByRole('radio', { name: texts[`type.${type}`] })).toBeEnabled()
    }
    await expect(canvas.getByText(texts.studentNote)).toBeVisible()
  },
}

export const Invalid: Story = {
  parameters: answering(of(newPerson)),
  play: async ({ canvas }) => {
    await retype(canvas, texts.nickname, '')
    await retype(canvas, texts.realName, '')
    await retype(canvas, texts.email, 'example')
    await save(canvas)
    const told = [texts.nicknameRequired, texts.realNameRequired, texts.emailWrong]
    for (const words of [...told, texts.regionRequired, texts.typeRequired]) {
      await expect(await canvas.findByText(words)).toBeVisible()
    }
    await waitFor(async () => expect(await field(canvas, texts.nickname)).toHaveFocus())
  },
}

/** The first invalid field in page order gets the focus: the region comes before the type. */
export const InvalidChoices: Story = {
  parameters: answering(of(newPerson)),
  play: async ({ canvas }) => {
    await retype(canvas, texts.realName, '沈知远')
    await save(canvas)
    await expect(await canvas.findByText(texts.typeRequired)).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: startingWith(regions.region) })).toHaveFocus(),
    )
  },
}

/** A verified address can't be changed in this form. */
export const MailFixed: Story = {
  parameters: answering(of({ ...someProfile, emailVerified: true })),
  play: async ({ canvas }) => {
    await expect(await field(canvas, texts.email)).toHaveAttribute('readonly')
    await expect(canvas.getByText(texts.emailFixed)).toBeVisible()
  },
}

/** The second company’s part is incomplete: the form opens its tab. */
export const IncompleteCompany: Story = {
  play: async ({ canvas }) => {
    await retype(canvas, texts.nickname, '小云')
    await save(canvas)
    const second = '青禾工程咨询有限公司'
    await expect(await canvas.findByText(texts.companyIncomplete(second))).toBeVisible()
    await expect(canvas.getByRole('tab', { name: texts.incompleteTab(second) })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(canvas.getByText(texts.positionRequired)).toBeVisible()
    await expect(canvas.getByText(texts.disciplineRequired)).toBeVisible()
  },
}

export const Submitting: Story = {
  parameters: answering(of(someStudent), never(operations.saveProfile)),
  play: async ({ canvas }) => {
    await retype(canvas, texts.nickname, '小云')
    await save(canvas)
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: shared.save })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

/** Another page saved first: a message says so, and nothing typed is lost. */
export const Rejected: Story = {
  parameters: answering(of(someStudent), refuse(operations.saveProfile, profileRefusals.changedMeanwhile)),
  play: async ({ canvas }) => {
    await retype(canvas, texts.nickname, '小云')
    await save(canvas)
    await expect(await canvas.findByText(texts.changedMeanwhile)).toBeVisible()
    await expect(canvas.getByText(containing(texts.fieldIs(texts.nickname, '云间')))).toBeVisible()
    await expect(await field(canvas, texts.nickname)).toHaveValue('小云')
  },
}

export const Saved: Story = {
  parameters: answering(of(ofOrganisation)),
  play: async ({ canvas }) => {
    await retype(canvas, texts.position, '高级研究员')
    await save(canvas)
    await waitFor(() => expect(screen.getByText(texts.saved)).toBeVisible())
    await expect(await canvas.findByRole('link', { name: texts.editOf(texts.basics) })).toBeVisible()
  },
}

/** An enterprise user, whose type can't change. */
export const ReadOnly: Story = {
  play: async ({ canvas }) => {
    await expect(await field(canvas, texts.type)).toHaveAttribute('readonly')
    await expect(canvas.queryByRole('radio', { name: texts['type.education'] })).toBeNull()
    const tab = canvas.getByRole('tab', { name: '云筑建筑设计研究院有限公司' })
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expect(await field(canvas, texts.position)).toHaveValue('结构工程师')
  },
}

export const LongText: Story = {
  parameters: answering(
    of({
      ...someProfile,
      address: '国康路88号16层'.repeat(14),
      connectionEnterprises: someProfile.connectionEnterprises.map((company) => ({
        ...company,
        enterpriseName: company.enterpriseName.repeat(4),
        departmentName: '结构设计中心'.repeat(6),
      })),
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await field(canvas, texts.address)).toHaveValue('国康路88号16层'.repeat(14))
  },
}

export const Narrow: Story = { ...ReadOnly, globals: { viewport: { value: 'phone' } } }

/** The service returns something other than 1. */
export const SaveFails: Story = {
  parameters: answering(of(someStudent), answer(operations.saveProfile, 0)),
  play: async ({ canvas }) => {
    await retype(canvas, texts.nickname, '小云')
    await save(canvas)
    await expect(await canvas.findByText(texts.notSaved)).toBeVisible()
    await expect(await field(canvas, texts.nickname)).toHaveValue('小云')
  },
}

/** A student becomes a teacher: other fields are required, and enterprise can’t be chosen. */
export const EducationSucceeds: Story = {
  parameters: answering(of(someStudent)),
  play: async ({ canvas }) => {
    await expect(await field(canvas, texts.teacherName)).toHaveValue('顾一鸣')
    await expect(canvas.getByRole('radio', { name: texts['type.enterprise'] })).toBeDisabled()
    await retype(canvas, texts.teacherName, '')
    await save(canvas)
    await expect(await canvas.findByText(texts.teacherNameRequired)).toBeVisible()
    await choose(canvas, texts.jobRole, texts['jobRole.teaching'], texts['jobRole.labHead'])
    await expect(canvas.queryByLabelText(startingWith(texts.teacherName))).toBeNull()
    await choose(canvas, texts.major, texts['major.costEngineering'])
    await retype(canvas, texts.school, '天津')
    await userEvent.click(await canvas.findByRole('option', { name: '天津城建大学' }))
    await save(canvas)
    await waitFor(() => expect(screen.getByText(texts.saved)).toBeVisible())
  },
}

/** No company yet: the company is still being certified. */
export const NoCompany: Story = {
  parameters: answering(of(inNoCompany)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.noCompanyHint)).toBeVisible()
  },
}

/** Cancelling asks, because typed values aren't saved. */
export const CancelAsks: Story = {
  parameters: answering(of(someStudent)),
  play: async ({ canvas }) => {
    await retype(canvas, texts.nickname, '小云')
    await userEvent.click(canvas.getByRole('button', { name: shared.cancel }))
    const question = within(await screen.findByRole('alertdialog', { name: components.discardTitle }))
    await userEvent.click(question.getByRole('button', { name: components.keepEditing }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(await field(canvas, texts.nickname)).toHaveValue('小云')
    await userEvent.click(canvas.getByRole('button', { name: shared.cancel }))
    await userEvent.click(await screen.findByRole('button', { name: components.discard }))
    await expect(await canvas.findByRole('link', { name: texts.editOf(texts.basics) })).toBeVisible()
  },
}

const draft = JSON.stringify({
  nickname: '小云',
  realName: '沈知远',
  email: '',
  region: ['上海市', '上海市', '杨浦区'],
  address: '',
  type: 'organisation',
  school: '',
  jobRole: '',
  major: '',
  teacherName: '',
  teacherPhone: '',
  company: '市建科院',
  department: '',
  position: '',
  discipline: '',
  companies: [],
})

/** Reloaded before saving: the typed values are restored. */
export const Restored: Story = {
  parameters: {
    feature: {
      answers: [of(newPerson)],
      host: {
        companyId: undefined,
        location,
        tabStore: {
          read: (key: string) => (key === 'draft::person' ? draft : undefined),
          write: () => {},
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.draftKept)).toBeVisible()
    await expect(await field(canvas, texts.company)).toHaveValue('市建科院')
    await expect(canvas.getByRole('combobox', { name: regions.region })).toHaveTextContent('上海市 / 杨浦区')
  },
}

const calls: RecordedCall[] = []

/** Another page saved first: saving again waits until its values are loaded. */
export const RejectedBeforeKnown: Story = {
  parameters: {
    feature: {
      calls,
      answers: [
        answerFirst(operations.getProfile, someStudent),
        refuse(operations.saveProfile, profileRefusals.changedMeanwhile),
      ],
    },
  },
  play: async ({ canvas }) => {
    await retype(canvas, texts.nickname, '小云')
    await save(canvas)
    const asked = () => calls.filter(({ operation }) => operation === operations.getProfile.name)
    await waitFor(() => expect(asked()).toHaveLength(2))
    const button = await canvas.findByRole('button', { name: shared.save })
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}
