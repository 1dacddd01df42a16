import { certificationContract } from '@atrium/contracts/company/certification/contract'
import { certificationRefusals } from '@atrium/contracts/company/certification/refusals'
import { companyContract as operations } from '@atrium/contracts/company/contract'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { answer, answering, fail, never, refuse, withFeature } from '../shared/stories/mocks'
import { isForbidden } from '../shared/stories/requestPlays'
import { textsOf } from '../shared/stories/textsOf'
import { CompanyInformationDetail } from './CompanyInformationDetail'
import { certificationMessages } from './certification/messages'
import { companyMessages } from './messages'
import { companyAnswers, someDetail } from './mocks'

const companyTexts = textsOf(companyMessages)
const texts = textsOf(certificationMessages)

/** The submitted certification, `/companyInfoDetail`. */
const meta = {
  id: 'features-company-companyinformationdetail',
  title: 'Features/Company/CompanyInformationDetail 企业认证详情',
  component: CompanyInformationDetail,
  decorators: [withFeature(companyAnswers)],
} satisfies Meta<typeof CompanyInformationDetail>

export default meta
type Story = StoryObj<typeof meta>

const pending = answer(operations.getCompanyDetail, {
  ...someDetail,
  certificatationStatus: 1,
  statusBefore: 4,
  auditedAt: null,
  auditDetail: '',
})

export const Loading: Story = {
  parameters: answering(never(operations.getCompanyDetail)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: answering(answer(operations.getCompanyDetail, null)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(companyTexts.nothingSubmitted)).toBeVisible()
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('上海市 杨浦区 国康路88号16层')).toBeVisible()
    await expect(await canvas.findByRole('img', { name: texts.licence })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.cancelAudit })).not.toBeInTheDocument()
  },
}

const navigate = fn()
const cancel: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: texts.cancelAudit }))
  const dialog = await screen.findByRole('alertdialog', { name: texts.cancelTitle })
  await expect(dialog).toHaveTextContent(texts['cancelText.certified'])
  const confirm = [...dialog.querySelectorAll('button')].find(
    ({ textContent }) => textContent === texts.cancelAudit,
  )
  if (confirm) await userEvent.click(confirm)
}

export const CancelSucceeds: Story = {
  parameters: { feature: { answers: [pending], host: { navigate } } },
  play: async (context) => {
    await cancel(context)
    await waitFor(() => expect(navigate).toHaveBeenCalledWith(pagePaths.companyInformation))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  },
}

/** It was decided meanwhile: a message says so, and the page shows the latest state. */
export const CancelFails: Story = {
  parameters: answering(
    pending,
    refuse(certificationContract.cancelAudit, certificationRefusals.notUnderReview),
  ),
  play: async (context) => {
    await cancel(context)
    // It fades in.
    await waitFor(() => expect(screen.getByText(texts.nothingToCancel)).toBeVisible())
    // Until the question has closed, everything around it is hidden from assistive technology.
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
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

const longName = `${'华东区域综合建筑设计与工程咨询'.repeat(3)}公司`

export const LongText: Story = {
  parameters: answering(
    answer(operations.getCompanyDetail, {
      ...someDetail,
      enterpriseName: longName,
      address: { ...someDetail.address, detailedAddress: '国康路88号同济联合广场'.repeat(8) },
      auditDetail: '资料齐全，审核通过。'.repeat(20),
    }),
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(longName))[0]).toBeVisible()
  },
}

export const Narrow: Story = {
  parameters: answering(pending),
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: texts.cancelAudit })).toBeVisible()
  },
}
