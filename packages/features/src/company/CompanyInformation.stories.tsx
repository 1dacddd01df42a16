import { certificationContract } from '@atrium/contracts/company/certification/contract'
import { certificationRefusals } from '@atrium/contracts/company/certification/refusals'
import { companyContract as operations } from '@atrium/contracts/company/contract'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { regionMessages } from '../shared/regions/messages'
import {
  answer,
  answering,
  fail,
  never,
  type RecordedCall,
  refuse,
  withFeature,
} from '../shared/stories/mocks'
import { containing } from '../shared/stories/patterns'
import { isForbidden } from '../shared/stories/requestPlays'
import { textsOf } from '../shared/stories/textsOf'
import { componentMessages, sharedMessages } from '../shared/texts/sharedMessages'
import { CompanyInformation } from './CompanyInformation'
import { certificationMessages } from './certification/messages'
import { chooseLicence, fillForm, pictureOf, textAsPicture } from './certification/storySteps'
import { companyMessages } from './messages'
import { companyAnswers, someDetail } from './mocks'

const texts = textsOf(certificationMessages)
const companyTexts = textsOf(companyMessages)
const shared = textsOf(sharedMessages)
const components = textsOf(componentMessages)
const regions = textsOf(regionMessages)

/** The company's certification, `/companyInfo`: its state, and the form. */
const meta = {
  id: 'features-company-companyinformation',
  title: 'Features/Company/CompanyInformation 企业信息',
  component: CompanyInformation,
  decorators: [withFeature(companyAnswers)],
} satisfies Meta<typeof CompanyInformation>

export default meta
type Story = StoryObj<typeof meta>

const detail = (changes: Partial<typeof someDetail>) =>
  answer(operations.getCompanyDetail, { ...someDetail, ...changes })
const notCertified = answer(operations.getCompanyDetail, null)

export const Loading: Story = {
  parameters: answering(never(operations.getCompanyDetail)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible()
  },
}

/** Certified: the form shows the record and submits it again. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts['historyStatus.certified'])).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: texts.companyName })).toHaveValue(
      someDetail.enterpriseName,
    )
    await expect(canvas.getByRole('combobox', { name: regions.region })).toHaveTextContent('上海市 / 杨浦区')
    await expect(canvas.getByRole('button', { name: texts.resubmit })).toBeEnabled()
  },
}

export const NoHistory: Story = {
  parameters: answering(
    notCertified,
    refuse(certificationContract.listAuditHistory, certificationRefusals.noHistory),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.history }))
    await waitFor(() => expect(screen.getByText(texts.noHistory)).toBeVisible())
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

/** Nothing submitted yet. */
export const Pristine: Story = {
  parameters: answering(notCertified),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(companyTexts.uncertified)).toBeVisible()
    await expect(canvas.getByRole('button', { name: texts.submit })).toBeEnabled()
  },
}

export const Invalid: Story = {
  parameters: answering(notCertified),
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByRole('combobox', { name: texts.companyName }))
    await userEvent.click(canvas.getByRole('button', { name: texts.submit }))
    for (const text of [
      texts.nameRequired,
      texts.codeRequired,
      texts.personRequired,
      texts.phoneRequired,
      texts.regionRequired,
      texts.addressRequired,
      texts.licenceRequired,
    ])
      await expect(await canvas.findByText(text)).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: texts.companyName })).toHaveFocus()
  },
}

/** Warnings from the public registry never prevent a submission. */
export const RegistryWarns: Story = {
  parameters: answering(
    notCertified,
    refuse(certificationContract.searchRegistry, certificationRefusals.notInRegistry),
    answer(certificationContract.checkCompanyName, false),
  ),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('combobox', { name: texts.companyName })
    await userEvent.clear(name)
    await userEvent.type(name, '没有这家公司')
    await userEvent.tab()
    await expect(await canvas.findByText(containing(texts.checkNameExists))).toBeVisible()
    await expect(await canvas.findByText(texts.nameTaken('400-000-2026'))).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: texts.code }), '91330106MA2B0K7X4M')
    await userEvent.tab()
    await expect(await canvas.findByText(containing(texts.codeNotFound))).toBeVisible()
  },
}

/** The registry has the name under another code. */
export const RegistryWarnsOfCode: Story = {
  parameters: answering(
    notCertified,
    answer(certificationContract.searchRegistry, [
      { name: '远岸结构设计事务所有限公司', creditCode: '91330106MA2B0K7X4M' },
    ]),
  ),
  play: async ({ canvas, userEvent }) => {
    const code = await canvas.findByRole('textbox', { name: texts.code })
    await userEvent.type(code, '91310110MA1G8X2K7W')
    const name = canvas.getByRole('combobox', { name: texts.companyName })
    await userEvent.clear(name)
    await userEvent.type(name, '远岸结构设计事务所有限公司')
    await userEvent.tab()
    await expect(await canvas.findByText(containing(texts.checkNameMatchesCode))).toBeVisible()
  },
}

const registered = { name: '远岸结构设计事务所有限公司', creditCode: '91330106MA2B0K7X4M' }
const inRegistry = answering(
  notCertified,
  answer(certificationContract.suggestCompanies, [registered]),
  answer(certificationContract.searchRegistry, [registered]),
)

/** A company chosen from the registry fills in its code, and no check is left. */
export const PicksRegistered: Story = {
  parameters: inRegistry,
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('combobox', { name: texts.companyName })
    await userEvent.clear(name)
    await userEvent.type(name, '远岸')
    await canvas.findByRole('option', { name: /远岸结构设计事务所/ })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(name).toHaveValue(registered.name)
    await expect(canvas.getByRole('textbox', { name: texts.code })).toHaveValue(registered.creditCode)
    await expect(canvas.queryByText(/建议核实/)).not.toBeInTheDocument()
  },
}

const otherRegistered = { name: '远岸岩土工程有限公司', creditCode: '91330106MA2C1L8Y5N' }

/** Choosing another company replaces the code, because nobody typed the previous one. */
export const PicksAnother: Story = {
  parameters: answering(
    notCertified,
    answer(certificationContract.suggestCompanies, [registered, otherRegistered]),
  ),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('combobox', { name: texts.companyName })
    const code = canvas.getByRole('textbox', { name: texts.code })
    for (const { name: wanted, creditCode } of [registered, otherRegistered]) {
      await userEvent.clear(name)
      await userEvent.type(name, '远岸')
      await userEvent.click(await canvas.findByRole('option', { name: new RegExp(wanted) }))
      await expect(code).toHaveValue(creditCode)
    }
    await expect(canvas.queryByRole('button', { name: texts.takeRegisteredCode })).toBeNull()
  },
}

/** A typed code is replaced only on request, and can be restored, with its warning. */
export const OffersRegisteredCode: Story = {
  parameters: inRegistry,
  play: async ({ canvas, userEvent }) => {
    const code = await canvas.findByRole('textbox', { name: texts.code })
    await userEvent.type(code, '91310110MA1G8X2K7W')
    const name = canvas.getByRole('combobox', { name: texts.companyName })
    await userEvent.clear(name)
    await userEvent.type(name, '远岸')
    await userEvent.click(await canvas.findByRole('option', { name: /远岸结构设计事务所/ }))
    await expect(code).toHaveValue('91310110MA1G8X2K7W')
    await userEvent.click(name)
    await userEvent.tab()
    await expect(await canvas.findByText(containing(texts.checkNameMatchesCode))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: texts.takeRegisteredCode }))
    await expect(code).toHaveValue(registered.creditCode)
    await expect(canvas.queryByText(/建议核实/)).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: texts.takeFormerCode }))
    await expect(code).toHaveValue('91310110MA1G8X2K7W')
    await expect(await canvas.findByText(containing(texts.checkNameMatchesCode))).toBeVisible()
  },
}

export const Submitting: Story = {
  parameters: answering(
    detail({ certificatationStatus: 2, auditDetail: '营业执照影像不清晰。' }),
    never(certificationContract.resubmitAudit),
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('营业执照影像不清晰。')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: texts.resubmit }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: texts.resubmit })).toHaveAttribute('aria-busy'),
    )
  },
}

/** Somebody else submitted first: a message says so. */
export const Rejected: Story = {
  parameters: answering(refuse(certificationContract.resubmitAudit, certificationRefusals.changedMeanwhile)),
  play: async ({ canvas, userEvent }) => {
    const person = await canvas.findByRole('textbox', { name: texts.contactPerson })
    await userEvent.clear(person)
    await userEvent.type(person, '吴越')
    await userEvent.click(canvas.getByRole('button', { name: texts.resubmit }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(texts.changedMeanwhile)
  },
}

const calls: RecordedCall[] = []
const navigate = fn()

export const Saved: Story = {
  parameters: { feature: { answers: [notCertified], calls, host: { navigate } } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    calls.length = 0
    await fillForm()
    await chooseLicence(canvasElement, pictureOf(6000))
    await userEvent.click(canvas.getByRole('button', { name: texts.submit }))
    await waitFor(() => expect(navigate).toHaveBeenCalledWith(pagePaths.certificationSubmitted))
    await expect(calls.some(({ operation }) => operation === 'submitAudit')).toBe(true)
  },
}

const kept = new Map<string, string>()
const store = {
  read: (key: string) => kept.get(key),
  write: (key: string, value: string) => void kept.set(key, value),
}
const keep = (key: string, value: object) => kept.set(key, JSON.stringify(value))

/** Values typed before a reload or the session's end are restored; the picture must be chosen again. */
export const DraftRestored: Story = {
  parameters: { feature: { host: { store, tabStore: store } } },
  loaders: [
    () => {
      keep('draft:company-1:certification', {
        name: someDetail.enterpriseName,
        code: someDetail.enterpriseCode,
        contactPerson: '吴越',
        contactPhone: '13900000001',
        region: ['上海市', '上海市', '杨浦区'],
        detailedAddress: '国康路88号17层',
        remark: '',
        hadLicence: true,
      })
      return {}
    },
  ],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(texts.restored)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: texts.contactPerson })).toHaveValue('吴越')
    await expect(canvas.getByText(containing(texts.licenceLostButOnRecord))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: components.discard }))
    await expect(canvas.getByRole('textbox', { name: texts.contactPerson })).toHaveValue(
      someDetail.contactPerson,
    )
    await waitFor(() => expect(kept.get('draft:company-1:certification')).toBe(''))
  },
}

/** The dialog for choosing and cropping the logo. */
export const LogoMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.changeLogo }))
    await userEvent.click(await screen.findByRole('button', { name: shared.save }))
    await waitFor(() => expect(screen.getByText(texts.logoRequired)).toBeVisible())
  },
}

/** Under review: nothing can be changed. */
export const ReadOnly: Story = {
  parameters: answering(
    detail({ certificatationStatus: 1, auditedAt: null, auditDetail: '', statusBefore: 0 }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts['historyStatus.pending'])).toBeVisible()
    await expect(canvas.getByRole('button', { name: texts.resubmit })).toBeDisabled()
    await expect(canvas.getByRole('link', { name: texts.cancelAudit })).toHaveAttribute(
      'href',
      pagePaths.certification,
    )
  },
}

export const LongText: Story = {
  parameters: answering(
    detail({
      enterpriseName: someDetail.enterpriseName.repeat(7),
      certificatationStatus: 2,
      remark: '长期从事超限高层、大跨空间与复杂地下结构的咨询。'.repeat(8),
      auditDetail: 'A'.repeat(160),
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A'.repeat(160))).toBeVisible()
  },
}

const shown: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: texts.resubmit })).toBeVisible()
}

export const Narrow: Story = { play: shown, globals: { viewport: { value: 'narrow' } } }

export const ShowsHistory: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.history }))
    const dialog = await screen.findByRole('dialog', { name: texts.historyTitle })
    await waitFor(() => expect(dialog).toHaveTextContent('详细地址与营业执照不一致'))
  },
}

export const PicturesRefused: Story = {
  parameters: answering(notCertified),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('combobox', { name: texts.companyName })
    await chooseLicence(canvasElement, textAsPicture())
    await expect(await canvas.findByText(texts.pictureFormat)).toBeVisible()
    await chooseLicence(canvasElement, pictureOf(4000))
    await expect(await canvas.findByText(texts.licenceTooSmall)).toBeVisible()
    await chooseLicence(canvasElement, pictureOf(6000, '营业执照.pdf'))
    await expect(await canvas.findByText(texts.pictureFormat)).toBeVisible()
  },
}

/** The typed values stay. */
export const SeesLatestWhenRejected: Story = {
  parameters: Rejected.parameters ?? {},
  play: async (context) => {
    await Rejected.play?.(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: texts.seeLatest }))
    await expect(canvas.getByRole('textbox', { name: texts.contactPerson })).toHaveValue('吴越')
  },
}
