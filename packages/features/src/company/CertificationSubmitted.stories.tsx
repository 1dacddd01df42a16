import { companyContract as operations } from '@atrium/contracts/company/contract'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { createEvents } from '../shared/request/events'
import { makeStale } from '../shared/request/stale'
import { answer, answering, fail, never, withFeature } from '../shared/stories/mocks'
import { isForbidden } from '../shared/stories/requestPlays'
import { textsOf } from '../shared/stories/textsOf'
import { CertificationSubmitted } from './CertificationSubmitted'
import { certificationMessages } from './certification/messages'
import { companyMessages } from './messages'
import { companyAnswers, someDetail } from './mocks'

const texts = textsOf(certificationMessages)
const companyTexts = textsOf(companyMessages)

const pending = answer(operations.getCompanyDetail, {
  ...someDetail,
  certificatationStatus: 1,
  auditedAt: null,
  auditDetail: '',
})

/** The page after a submission, `/companyRouteCallback`. */
const meta = {
  id: 'features-company-certificationsubmitted',
  title: 'Features/Company/CertificationSubmitted 认证已提交',
  component: CertificationSubmitted,
  decorators: [withFeature([...companyAnswers, pending])],
} satisfies Meta<typeof CertificationSubmitted>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  parameters: answering(never(operations.getCompanyDetail)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible()
  },
}

/** Opened directly, when nothing is under review. */
export const Empty: Story = {
  parameters: answering(answer(operations.getCompanyDetail, { ...someDetail, certificatationStatus: 0 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.doneNothing)).toBeVisible()
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.doneTitle)).toBeVisible()
    const [link] = canvas.getAllByRole('link', { name: texts.toInformation }).slice(-1)
    await expect(link).toHaveAttribute('href', pagePaths.companyInformation)
  },
}

const events = createEvents()
let status: 1 | 2 | 4 = 1
const reviewed = answer(operations.getCompanyDetail, () => ({
  ...someDetail,
  certificatationStatus: status,
  auditDetail: status === 2 ? '营业执照影像不清晰。' : '',
}))

const submitted = () => {
  status = 1
}

/** The result arrives while the page is open. */
export const Approved: Story = {
  parameters: { feature: { answers: [reviewed], host: { events } } },
  beforeEach: submitted,
  play: async ({ canvas }) => {
    await canvas.findByText(texts.doneTitle)
    status = 4
    makeStale(events, ['certification'])
    await expect(await canvas.findByText(texts.doneApproved)).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.toHome })).toHaveAttribute(
      'href',
      pagePaths.companyHome,
    )
  },
}

/** It was refused: shows the reason, and a link to correct it. */
export const Refused: Story = {
  parameters: { feature: { answers: [reviewed], host: { events } } },
  beforeEach: submitted,
  play: async ({ canvas }) => {
    await canvas.findByText(texts.doneTitle)
    status = 2
    makeStale(events, ['certification'])
    await expect(await canvas.findByText(texts.doneRefused)).toBeVisible()
    await expect(canvas.getByText(texts.doneRefusedText('营业执照影像不清晰。'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.resubmit })).toHaveAttribute(
      'href',
      pagePaths.companyInformation,
    )
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.getCompanyDetail, 'offline')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(companyTexts.informationFailed)
  },
}

export const Forbidden: Story = {
  parameters: answering(fail(operations.getCompanyDetail, 'forbidden')),
  play: isForbidden,
}

/** A long opinion of the reviewer. */
export const LongText: Story = {
  parameters: answering(
    answer(operations.getCompanyDetail, {
      ...someDetail,
      certificatationStatus: 2,
      auditDetail: '营业执照影像不清晰，请重新上传。'.repeat(15),
    }),
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(texts.doneRefusedText('营业执照影像不清晰，请重新上传。'.repeat(15))),
    ).toBeVisible()
  },
}

export const Narrow: Story = { ...Ready, globals: { viewport: { value: 'narrow' } } }
