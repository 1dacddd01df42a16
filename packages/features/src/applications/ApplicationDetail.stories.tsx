import { applicationsContract as operations } from '@atrium/contracts/applications/contract'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { answer, fail, never, withFeature } from '../shared/stories/mocks'
import { hasFailed, isForbidden } from '../shared/stories/requestPlays'
import { textsOf } from '../shared/stories/textsOf'
import { ApplicationDetail } from './ApplicationDetail'
import { applicationsMessages } from './messages'
import { applicationsAnswers, detailOf, resetApplications, someApplications } from './mocks'
import { dialogCloses, inFeature, shows } from './storySteps'

const texts = textsOf(applicationsMessages)

const at = (applyId: string, ...answers: readonly ReturnType<typeof answer>[]) => ({
  feature: {
    answers,
    host: { location: { pathname: pagePaths.memberApplication, search: `applyId=${applyId}` } },
  },
})

/** One application, `/applyDetail`. */
const meta = {
  id: 'features-applications-applicationdetail',
  title: 'Features/Applications/ApplicationDetail 申请详情',
  component: ApplicationDetail,
  decorators: [inFeature, withFeature(applicationsAnswers)],
  beforeEach: resetApplications,
} satisfies Meta<typeof ApplicationDetail>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = { parameters: at('application-1', never(operations.getApplication)) }

export const Ready: Story = {
  parameters: at('application-1'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('温如玉')).toBeVisible()
    await expect(canvas.getByText(texts.awaitingApproval)).toBeVisible()
    await expect(canvas.getByRole('button', { name: texts.approve })).toBeEnabled()
  },
}

/** Rejected: by whom, when and why. */
export const Refused: Story = {
  parameters: at('application-6'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('请先与部门负责人确认入职时间')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.approve })).toBeNull()
  },
}

export const Failed: Story = {
  parameters: at('application-1', fail(operations.getApplication, 'unavailable')),
  play: hasFailed(),
}

export const Forbidden: Story = {
  parameters: at('application-1', fail(operations.getApplication, 'forbidden')),
  play: isForbidden,
}

export const NotFound: Story = {
  parameters: at('', fail(operations.getApplication, 'missing')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.detailMissing)).toBeVisible()
  },
}

const [first] = someApplications
const long = '西南地区轨道交通与地下空间综合开发工程设计研究及技术咨询中心'

export const LongText: Story = {
  parameters: at(
    'application-1',
    ...(first
      ? [
          answer(operations.getApplication, {
            ...detailOf({ ...first, inviteStatus: 2 }),
            department: Array.from({ length: 5 }, () => long).join('/'),
            reason: long.repeat(3),
          }),
        ]
      : []),
  ),
}

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: at('application-1'),
}

export const ApproveSucceeds: Story = {
  parameters: at('application-1'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.approve }))
    const dialog = within(await screen.findByRole('dialog', { name: texts.approveTitle(1) }))
    await userEvent.click(dialog.getByRole('button', { name: texts.approve }))
    await shows(texts.approved(1))
    await dialogCloses()
    await expect(await canvas.findByText(texts.joined)).toBeVisible()
  },
}
