import { deskCertificationsContract as operations } from '@atrium/contracts/desk/certifications/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { answerFirst, answering, fail, never, withFeature } from '../../shared/stories/mocks'
import { containing } from '../../shared/stories/patterns'
import { hasFailed, isForbidden, isLoading } from '../../shared/stories/requestPlays'
import { textsOf } from '../../shared/stories/textsOf'
import { componentMessages } from '../../shared/texts/sharedMessages'
import { othersClaim } from '../cases/mocks'
import { deskPaths } from '../paths'
import { Certifications } from './Certifications'
import { certificationsMessages } from './messages'
import { answerList, certificationAnswers, someRows } from './mocks'

const texts = textsOf(certificationsMessages)
const components = textsOf(componentMessages)
const first = '沪上云筑建筑设计研究院有限公司'
const location = { pathname: deskPaths.certifications, search: '' }

/** Submissions for certification, `/desk/certifications`. */
const meta = {
  id: 'features-desk-certifications',
  title: 'Features/Desk/Certifications 认证审核',
  component: Certifications,
  decorators: [withFeature(certificationAnswers)],
  parameters: { feature: { host: { location } } },
} satisfies Meta<typeof Certifications>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  parameters: answering(never(operations.listCertificationCases)),
  play: isLoading('table', () => texts.list),
}

export const Empty: Story = {
  parameters: answering(answerList(() => [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.noneWaiting)).toBeVisible()
  },
}

export const NoMatches: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), '无此企业{Enter}')
    await expect(await canvas.findByText(components.noMatches)).toBeVisible()
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: containing(first) })).toBeVisible()
    await expect(canvas.getByText(components.total(12))).toBeVisible()
  },
}

export const Refreshing: Story = {
  parameters: answering(
    answerFirst(operations.listCertificationCases, () => ({
      totalItems: 42,
      list: [...someRows()].slice(0, 12),
    })),
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(first)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: components.nextPage }))
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.listCertificationCases, 'unavailable')),
  play: hasFailed(() => texts.listFailed),
}

export const Forbidden: Story = {
  parameters: answering(fail(operations.listCertificationCases, 'forbidden')),
  play: isForbidden,
}

const long = '西南地区轨道交通与地下空间综合开发工程设计研究及技术咨询中心'

export const LongText: Story = {
  parameters: answering(
    answerList(() =>
      someRows()
        .slice(0, 3)
        .map((row) => ({
          ...row,
          name: long.repeat(3),
          submittedBy: '欧阳上官司徒皇甫南宫',
          claim: { ...othersClaim, name: '欧阳上官司徒皇甫南宫' },
        })),
    ),
  ),
}

export const ManyRows: Story = {
  parameters: answering(
    answerList(() => {
      const [row] = someRows()
      return row ? Array.from({ length: 10_000 }, (_, n) => ({ ...row, caseId: `case-${n}` })) : []
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(components.total(10_000))).toBeVisible()
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: containing(first) })).toBeVisible()
  },
}

/** Decided ones: newest first. */
export const Decided: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: texts.rejected }))
    await expect(await canvas.findByText('临港钢构工程有限公司')).toBeVisible()
  },
}
