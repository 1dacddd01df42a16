import { pagePaths } from '@atrium/contracts/paths'
import { workspaceContract as operations } from '@atrium/contracts/workspace/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { type Answer, answer, answerFirst, fail, never, withFeature } from '../shared/stories/mocks'
import { containing, startingWith } from '../shared/stories/patterns'
import { textsOf } from '../shared/stories/textsOf'
import { homeMessages, workspaceMessages } from './messages'
import { personInNoCompany, somePerson, workspaceAnswers } from './mocks'
import { PersonalHome } from './PersonalHome'
import { WaitingSummary } from './parts/WaitingSummary'

const texts = textsOf(homeMessages)
const shell = textsOf(workspaceMessages)

/** The personal space, `/personalMainPage`. */
const meta = {
  id: 'features-workspace-personalhome',
  title: 'Features/Workspace/PersonalHome 个人中心',
  component: PersonalHome,
  decorators: [withFeature(workspaceAnswers)],
  parameters: { feature: { host: { companyId: undefined } } },
  args: { onEnterCompany: fn(async () => true) },
} satisfies Meta<typeof PersonalHome>

export default meta
type Story = StoryObj<typeof meta>

const answering = (...answers: readonly Answer[]) => ({
  feature: { host: { companyId: undefined }, answers },
})

export const Loading: Story = {
  parameters: answering(never(operations.getPerson)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible()
  },
}

/** In no company: shows how to join one, and a button to check again. */
export const Empty: Story = {
  parameters: answering(answer(operations.getPerson, personInNoCompany)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.joinCompany)).toBeVisible()
    await expect(canvas.getByText(texts.joinCompanyHint('13800000001'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.openOrJoin })).toHaveAttribute(
      'href',
      pagePaths.toCompany,
    )
  },
}

/** An uncertified company is marked, with a link for people who can change that. */
export const Uncertified: Story = {
  parameters: answering(
    answer(operations.getPerson, {
      ...somePerson,
      enterprises: somePerson.enterprises.map((company) => ({
        ...company,
        certificatationStatus: 0 as const,
      })),
    }),
  ),
  play: async ({ canvas }) => {
    const certify = await canvas.findByRole('link', {
      name: texts.certifyCompany('云筑建筑设计研究院有限公司'),
    })
    await expect(certify).toHaveAttribute('href', `${pagePaths.companyInformation}?enterpriseId=company-1`)
    await expect(certify.closest('li')).toHaveTextContent(
      `${shell.uncertified} · ${shell.superAdministrator}`,
    )
    await expect(canvas.getAllByRole('link', { name: startingWith(texts.certify) })).toHaveLength(1)
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.inCompanies(2))).toBeVisible()
    await expect(
      canvas.getByRole('button', { name: texts.enterCompany('青禾工程咨询有限公司') }),
    ).toBeVisible()
  },
}

/** The host's number of pending tasks is in the band. */
export const Waiting: Story = {
  args: { summary: <WaitingSummary waiting={6} weak={1} /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`${texts.waiting(6)}${texts.comma}${texts.weak(1)}`)).toBeVisible()
  },
}

export const NothingWaits: Story = {
  args: { summary: <WaitingSummary waiting={0} weak={0} /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.nothingWaits)).toBeVisible()
  },
}

/** Checking again takes a moment; the button shows it. */
export const Refreshing: Story = {
  parameters: answering(answerFirst(operations.getPerson, personInNoCompany)),
  play: async ({ canvas, userEvent }) => {
    const again = await canvas.findByRole('button', { name: texts.checkAgain })
    await userEvent.click(again)
    await expect(again).toHaveAttribute('aria-busy', 'true')
  },
}

/** Entering is in progress and can't be requested twice. */
export const Entering: Story = {
  args: { onEnterCompany: fn(() => new Promise<boolean>(() => {})) },
  play: async ({ canvas, userEvent, args }) => {
    const enter = await canvas.findByRole('button', {
      name: texts.enterCompany('云筑建筑设计研究院有限公司'),
    })
    await userEvent.click(enter)
    await expect(enter).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(enter)
    await expect(args.onEnterCompany).toHaveBeenCalledTimes(1)
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.getPerson, 'unavailable')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(shell.personFailed)
  },
}

export const LongText: Story = {
  parameters: answering(
    answer(operations.getPerson, {
      user: {
        ...somePerson.user,
        realName: '欧阳上官司马诸葛令狐皇甫尉迟公孙',
        email: `${'long'.repeat(14)}@example.com`,
      },
      enterprises: somePerson.enterprises.map((company) => ({
        ...company,
        enterpriseName: company.enterpriseName.repeat(5),
      })),
    }),
  ),
  play: async ({ canvas }) => {
    const [greeting] = await canvas.findAllByText(containing('欧阳上官司马诸葛令狐皇甫尉迟公孙'))
    await expect(greeting).toBeVisible()
  },
}

export const ManyRows: Story = {
  parameters: answering(
    answer(operations.getPerson, {
      ...somePerson,
      enterprises: Array.from({ length: 30 }, (_, n) => ({
        ...(somePerson.enterprises[1] as (typeof somePerson.enterprises)[number]),
        enterpriseId: `company-${n}`,
        enterpriseName: `青禾工程咨询第${n + 1}公司`,
      })),
    }),
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('青禾工程咨询第30公司'))[0]).toBeInTheDocument()
  },
}

export const Narrow: Story = { ...Ready, globals: { viewport: { value: 'narrow' } } }

export const EntersCompany: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: texts.enterCompany('青禾工程咨询有限公司') }),
    )
    await expect(args.onEnterCompany).toHaveBeenCalledWith('company-2')
  },
}
