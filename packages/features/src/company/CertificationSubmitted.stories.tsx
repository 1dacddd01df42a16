import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { createEvents } from '../shared/request/events'
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
  parameters: answering(answer(operations.getCompanyDetail, someDetail)),
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
let isDecided = false
const reviewed = answer(operations.getCompanyDetail, () =>
  isDecided ? someDetail : { ...someDetail, certificatationStatus: 1 as const },
)

/** The message about the result arrives while one is still here. */
export const Decided: Story = {
  parameters: { feature: { answers: [reviewed], host: { events } } },
  play: async ({ canvas }) => {
    isDecided = false
    await canvas.findByText('认证资料已提交')
    isDecided = true
    events.tell('OnMessage')
    await expect(await canvas.findByText('没有正在审核的认证')).toBeVisible()
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
