import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type Answer, answer, fail, never, withFeature } from '../shared/mocks'
import { CompanyInformation } from './CompanyInformation'
import { companyContract as operations } from './contract'
import { companyAnswers, someDetail } from './mocks'

/** The company's record, `/companyInfo`. */
const meta = {
  title: 'Features/Company/CompanyInformation',
  component: CompanyInformation,
  decorators: [withFeature(companyAnswers)],
} satisfies Meta<typeof CompanyInformation>

export default meta
type Story = StoryObj<typeof meta>

const answering = (...answers: readonly Answer[]) => ({ feature: { answers } })
const detail = (changes: Partial<typeof someDetail>) =>
  answering(answer(operations.getCompanyDetail, { ...someDetail, ...changes }))

export const Loading: Story = {
  parameters: answering(never(operations.getCompanyDetail)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible()
  },
}

/** Nothing was submitted: not certified. */
export const Empty: Story = {
  parameters: answering(answer(operations.getCompanyDetail, null)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('未认证')).toBeVisible()
    await expect(canvas.getByText('尚未提交认证资料')).toBeVisible()
    await expect(canvas.getByRole('region', { name: '如何办理认证' })).toBeVisible()
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已认证')).toBeVisible()
    await expect(canvas.getByText('上海市 杨浦区 国康路 88 号 16 层')).toBeVisible()
    await expect(canvas.getByText('2026-01-24 14:12:30')).toBeVisible()
    await expect(canvas.getByText(/客服热线/)).toBeVisible()
  },
}

export const PendingReview: Story = {
  parameters: detail({ certificatationStatus: 1, auditedAt: null, auditDetail: '' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('待审核')).toBeVisible()
    await expect(canvas.getByText('资料正在审核，审核期间请勿重复提交。')).toBeVisible()
  },
}

export const NotPassed: Story = {
  parameters: detail({ certificatationStatus: 2, auditDetail: '营业执照影像不清晰。' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('未通过')).toBeVisible()
    await expect(canvas.getByText('营业执照影像不清晰。')).toBeVisible()
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

export const LongText: Story = {
  parameters: detail({
    enterpriseName: someDetail.enterpriseName.repeat(7),
    remark: '长期从事超限高层、大跨空间与复杂地下结构的咨询。'.repeat(8),
    auditDetail: 'A'.repeat(160),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(someDetail.enterpriseName.repeat(7))).toBeVisible()
  },
}

export const Narrow: Story = { ...Ready, globals: { viewport: { value: 'narrow' } } }

export const English: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Certified')).toBeVisible()
  },
}

export const Dark: Story = { ...Ready, globals: { theme: 'dark' } }
