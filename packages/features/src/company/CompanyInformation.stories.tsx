import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import {
  answer,
  answering,
  fail,
  never,
  type RecordedCall,
  refuse,
  withFeature,
} from '../shared/stories/mocks'
import { CompanyInformation } from './CompanyInformation'
import { certificationContract, companyCodes } from './certification/contract'
import { chooseLicence, fillForm, pictureOf, textAsPicture } from './certification/storySteps'
import { companyContract as operations } from './contract'
import { companyAnswers, someDetail } from './mocks'

/** The company's certification, `/companyInfo`: how it stands, and the form. */
const meta = {
  title: 'Features/Company/CompanyInformation',
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

/** Certified: the form shows the record and certifies it again; the history is one click away. */
export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('已认证')).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: '企业名称' })).toHaveValue(someDetail.enterpriseName)
    await expect(canvas.getByRole('combobox', { name: '所在地区' })).toHaveTextContent('上海市 / 杨浦区')
    await expect(canvas.getByRole('button', { name: '重新认证' })).toBeEnabled()
    await userEvent.click(canvas.getByRole('button', { name: '查看认证记录' }))
    const dialog = await screen.findByRole('dialog', { name: '认证记录' })
    await waitFor(() => expect(dialog).toHaveTextContent('详细地址与营业执照不一致'))
  },
}

export const NoHistory: Story = {
  parameters: answering(
    notCertified,
    refuse(certificationContract.listAuditHistory, companyCodes.noHistory, '暂无认证记录！'),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '查看认证记录' }))
    await waitFor(() => expect(screen.getByText('暂无认证记录！')).toBeVisible())
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

/** Nothing was submitted yet. */
export const Pristine: Story = {
  parameters: answering(notCertified),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('未认证')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '提交认证' })).toBeEnabled()
  },
}

export const Invalid: Story = {
  parameters: answering(notCertified),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.clear(await canvas.findByRole('combobox', { name: '企业名称' }))
    await chooseLicence(canvasElement, textAsPicture())
    await expect(await canvas.findByText('图片格式不正确~~')).toBeVisible()
    await chooseLicence(canvasElement, pictureOf(4000))
    await expect(await canvas.findByText('图片过小，请上传大于5KB的文件~~')).toBeVisible()
    await chooseLicence(canvasElement, pictureOf(6000, '营业执照.pdf'))
    await expect(await canvas.findByText('图片格式不正确~~')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '提交认证' }))
    for (const text of [
      '请输入企业名称',
      '统一社会信用代码不能为空',
      '请输入联系人',
      '手机号不能为空',
      '请选择地址',
      '请输入详细地址',
      '请上传营业执照',
    ])
      await expect(await canvas.findByText(text)).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: '企业名称' })).toHaveFocus()
  },
}

/** What the public registry says never keeps anybody from submitting. */
export const RegistryWarns: Story = {
  parameters: answering(
    notCertified,
    refuse(certificationContract.searchRegistry, companyCodes.notInRegistry),
    answer(certificationContract.checkCompanyName, false),
  ),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('combobox', { name: '企业名称' })
    await userEvent.clear(name)
    await userEvent.type(name, '没有这家公司')
    await userEvent.tab()
    await expect(await canvas.findByText(/建议核实企业名称是否真实存在/)).toBeVisible()
    await expect(await canvas.findByText('已存在该企业名称，请联系客服 400-000-2026')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: '统一社会信用代码' }), '91330106MA2B0K7X4M')
    await userEvent.tab()
    await expect(await canvas.findByText(/没有查到该统一社会信用代码/)).toBeVisible()
  },
}

/** The registry knows the name under another code. */
export const RegistryWarnsOfCode: Story = {
  parameters: answering(
    notCertified,
    answer(certificationContract.searchRegistry, [
      { name: '远岸结构设计事务所有限公司', creditCode: '91330106MA2B0K7X4M' },
    ]),
  ),
  play: async ({ canvas, userEvent }) => {
    const code = await canvas.findByRole('textbox', { name: '统一社会信用代码' })
    await userEvent.type(code, '91310110MA1G8X2K7W')
    const name = canvas.getByRole('combobox', { name: '企业名称' })
    await userEvent.clear(name)
    await userEvent.type(name, '远岸结构设计事务所有限公司')
    await userEvent.tab()
    await expect(await canvas.findByText(/建议核实名称与代码是否匹配/)).toBeVisible()
  },
}

const registered = { name: '远岸结构设计事务所有限公司', creditCode: '91330106MA2B0K7X4M' }
const inRegistry = answering(
  notCertified,
  answer(certificationContract.suggestCompanies, [registered]),
  answer(certificationContract.searchRegistry, [registered]),
)

/** A company that is picked from the registry brings its code, and nothing is left to check. */
export const PicksRegistered: Story = {
  parameters: inRegistry,
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('combobox', { name: '企业名称' })
    await userEvent.clear(name)
    await userEvent.type(name, '远岸')
    await canvas.findByRole('option', { name: /远岸结构设计事务所/ })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(name).toHaveValue(registered.name)
    await expect(canvas.getByRole('textbox', { name: '统一社会信用代码' })).toHaveValue(registered.creditCode)
    await expect(canvas.queryByText(/建议核实/)).not.toBeInTheDocument()
  },
}

const otherRegistered = { name: '远岸岩土工程有限公司', creditCode: '91330106MA2C1L8Y5N' }

/** Another company that is picked brings its own code: nobody typed the former one. */
export const PicksAnother: Story = {
  parameters: answering(
    notCertified,
    answer(certificationContract.suggestCompanies, [registered, otherRegistered]),
  ),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('combobox', { name: '企业名称' })
    const code = canvas.getByRole('textbox', { name: '统一社会信用代码' })
    for (const { name: wanted, creditCode } of [registered, otherRegistered]) {
      await userEvent.clear(name)
      await userEvent.type(name, '远岸')
      await userEvent.click(await canvas.findByRole('option', { name: new RegExp(wanted) }))
      await expect(code).toHaveValue(creditCode)
    }
    await expect(canvas.queryByRole('button', { name: '使用登记的代码' })).toBeNull()
  },
}

/** A code that was typed is replaced only when that is asked for, and comes back the same way, warning included. */
export const OffersRegisteredCode: Story = {
  parameters: inRegistry,
  play: async ({ canvas, userEvent }) => {
    const code = await canvas.findByRole('textbox', { name: '统一社会信用代码' })
    await userEvent.type(code, '91310110MA1G8X2K7W')
    const name = canvas.getByRole('combobox', { name: '企业名称' })
    await userEvent.clear(name)
    await userEvent.type(name, '远岸')
    await userEvent.click(await canvas.findByRole('option', { name: /远岸结构设计事务所/ }))
    await expect(code).toHaveValue('91310110MA1G8X2K7W')
    await userEvent.click(name)
    await userEvent.tab()
    await expect(await canvas.findByText(/建议核实名称与代码是否匹配/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '使用登记的代码' }))
    await expect(code).toHaveValue(registered.creditCode)
    await expect(canvas.queryByText(/建议核实/)).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: '恢复原来的代码' }))
    await expect(code).toHaveValue('91310110MA1G8X2K7W')
    await expect(await canvas.findByText(/建议核实名称与代码是否匹配/)).toBeVisible()
  },
}

export const Submitting: Story = {
  parameters: answering(
    detail({ certificatationStatus: 2, auditDetail: '营业执照影像不清晰。' }),
    never(certificationContract.resubmitAudit),
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('营业执照影像不清晰。')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '重新认证' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: '重新认证' })).toHaveAttribute('aria-busy'))
  },
}

/** Somebody else was faster: one is told, and what one typed stays. */
export const Rejected: Story = {
  parameters: answering(refuse(certificationContract.resubmitAudit, companyCodes.changedMeanwhile)),
  play: async ({ canvas, userEvent }) => {
    const person = await canvas.findByRole('textbox', { name: '联系人' })
    await userEvent.clear(person)
    await userEvent.type(person, '吴越')
    await userEvent.click(canvas.getByRole('button', { name: '重新认证' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('已被其他管理员提交或审核')
    await userEvent.click(canvas.getByRole('button', { name: '查看最新状态' }))
    await expect(canvas.getByRole('textbox', { name: '联系人' })).toHaveValue('吴越')
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
    await userEvent.click(canvas.getByRole('button', { name: '提交认证' }))
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/companyRouteCallback'))
    await expect(calls.some(({ operation }) => operation === 'submitAudit')).toBe(true)
  },
}

const kept = new Map<string, string>()
const store = {
  read: (key: string) => kept.get(key),
  write: (key: string, value: string) => void kept.set(key, value),
}
const keep = (key: string, value: object) => kept.set(key, JSON.stringify(value))

/** What was typed before a reload, or before the session ended, is back; the picture has to be chosen again. */
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
        detailedAddress: '国康路 88 号 17 层',
        remark: '',
        hadLicence: true,
      })
      return {}
    },
  ],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('已恢复上次未提交的内容。')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: '联系人' })).toHaveValue('吴越')
    await expect(canvas.getByText(/不重新选择时，将提交已有的营业执照/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '放弃，使用已提交的内容' }))
    await expect(canvas.getByRole('textbox', { name: '联系人' })).toHaveValue(someDetail.contactPerson)
    await waitFor(() => expect(kept.get('draft:company-1:certification')).toBe(''))
  },
}

/** A dialog in which the logo is chosen and cut. */
export const LogoMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '更换标志' }))
    await userEvent.click(await screen.findByRole('button', { name: '保存' }))
    await waitFor(() => expect(screen.getByText('请上传图片')).toBeVisible())
  },
}

/** Under review: nothing can be changed. */
export const ReadOnly: Story = {
  parameters: answering(
    detail({ certificatationStatus: 1, auditedAt: null, auditDetail: '', statusBefore: 0 }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('待审核')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '重新认证' })).toBeDisabled()
    await expect(canvas.getByRole('link', { name: '取消认证' })).toHaveAttribute('href', '/companyInfoDetail')
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
  await expect(await canvas.findByRole('button', { name: '重新认证' })).toBeVisible()
}

export const Narrow: Story = { play: shown, globals: { viewport: { value: 'narrow' } } }

export const English: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Certified')).toBeVisible()
  },
}

export const Dark: Story = { play: shown, globals: { theme: 'dark' } }
