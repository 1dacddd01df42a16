import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { createEvents } from '../shared/request/events'
import { makeStale } from '../shared/request/stale'
import { answer, answering, fail, never, withFeature } from '../shared/stories/mocks'
import { CertificationSubmitted } from './CertificationSubmitted'
import { companyContract as operations } from './contract'
import { companyAnswers, someDetail } from './mocks'

const pending = answer(operations.getCompanyDetail, {
  ...someDetail,
  certificatationStatus: 1,
  auditedAt: null,
  auditDetail: '',
})

/** Where a submission leads, `/companyRouteCallback`. */
const meta = {
  title: 'Features/Company/CertificationSubmitted',
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

/** Opened by its address, when nothing is under review. */
export const Empty: Story = {
  parameters: answering(answer(operations.getCompanyDetail, { ...someDetail, certificatationStatus: 0 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有正在审核的认证')).toBeVisible()
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('认证资料已提交')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '查看企业信息' })).toHaveAttribute('href', '/companyInfo')
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

/** The message about the result arrives while one is still here. */
export const Approved: Story = {
  parameters: { feature: { answers: [reviewed], host: { events } } },
  beforeEach: submitted,
  play: async ({ canvas }) => {
    await canvas.findByText('认证资料已提交')
    status = 4
    makeStale(events, ['certification'])
    await expect(await canvas.findByText('企业认证已通过')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '返回企业首页' })).toHaveAttribute(
      'href',
      '/CompanyMainPage',
    )
  },
}

/** Or it is a refusal: why, and where to mend it. */
export const Refused: Story = {
  parameters: { feature: { answers: [reviewed], host: { events } } },
  beforeEach: submitted,
  play: async ({ canvas }) => {
    await canvas.findByText('认证资料已提交')
    status = 2
    makeStale(events, ['certification'])
    await expect(await canvas.findByText('企业认证未通过')).toBeVisible()
    await expect(canvas.getByText('审核意见：营业执照影像不清晰。')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '重新认证' })).toHaveAttribute('href', '/companyInfo')
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.getCompanyDetail, 'offline')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('企业信息加载失败')
  },
}

export const Forbidden: Story = {
  parameters: answering(fail(operations.getCompanyDetail, 'forbidden')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('没有访问权限')
  },
}

export const Narrow: Story = { ...Ready, globals: { viewport: { value: 'narrow' } } }

export const English: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The documents were submitted')).toBeVisible()
  },
}

export const Dark: Story = { ...Ready, globals: { theme: 'dark' } }
