import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import {
  answer,
  answering,
  fail,
  never,
  type RecordedCall,
  refuse,
  withFeature,
} from '../shared/stories/mocks'
import { invitationErrors, invitationsContract as operations } from './contract'
import { InviteMembers } from './InviteMembers'
import { aFile, invitationsAnswers, memberPhone, somePlaces } from './mocks'

/** Invitations by text message, `/inviteUser`: one person and many. */
const meta = {
  title: 'Features/Invitations/InviteMembers',
  component: InviteMembers,
  decorators: [withFeature(invitationsAnswers)],
} satisfies Meta<typeof InviteMembers>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function fill({ canvas, userEvent }: Context, phone = '13900000001', name = '江一苇') {
  await userEvent.type(await canvas.findByRole('textbox', { name: /手机号/ }), phone)
  await userEvent.type(canvas.getByRole('textbox', { name: /姓名/ }), name)
}

const openBatch = ({ canvas, userEvent }: Context, name = '批量邀请') =>
  userEvent.click(canvas.getByRole('tab', { name }))

async function paste(context: Context, text: string) {
  const { canvas, userEvent } = context
  await openBatch(context)
  await fireEvent.change(canvas.getByRole('textbox', { name: '粘贴的名单' }), { target: { value: text } })
  await userEvent.click(canvas.getByRole('button', { name: '添加到名单' }))
}

async function upload({ canvas, userEvent }: Context) {
  const input = canvas.getByLabelText('上传文件', { selector: 'input' })
  await userEvent.upload(input, new File(['x'], '成员.xlsx'))
}

const send = (name: RegExp) => screen.findByRole('button', { name })

export const Pristine: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: /手机号/ })).toHaveValue('')
    await userEvent.click(canvas.getByRole('button', { name: '选择部门' }))
    await userEvent.click(await screen.findByRole('treeitem', { name: '结构工程事业部' }))
    await userEvent.click(screen.getByRole('button', { name: '确定' }))
    await expect(await canvas.findByDisplayValue('云筑建筑设计研究院/结构工程事业部')).toBeVisible()
  },
}

/** Who may not invite gets no form, whatever the address: here an administrator without that permission. */
export const ForbiddenToMembers: Story = {
  parameters: {
    feature: {
      host: { companyRole: 'administrator', offers: () => false },
      answers: [fail(operations.listInvitableDepartments, 'forbidden')],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有访问权限')).toBeVisible()
    await expect(canvas.queryByRole('tablist')).toBeNull()
  },
}

export const Invalid: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: '发送邀请' }))
    await expect(canvas.getByText('请填写手机号')).toBeVisible()
    await expect(canvas.getByText('请填写姓名')).toBeVisible()
    await fill(context, '138')
    await userEvent.click(canvas.getByRole('button', { name: '发送邀请' }))
    await expect(canvas.getByText('手机号格式不正确')).toBeVisible()
  },
}

export const Submitting: Story = {
  parameters: answering(never(operations.inviteByMessage)),
  play: async (context) => {
    const { canvas, userEvent } = context
    await fill(context)
    await userEvent.click(canvas.getByRole('button', { name: '发送邀请' }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '发送邀请' })).toHaveAttribute('aria-disabled', 'true'),
    )
  },
}

export const Rejected: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await fill(context, memberPhone)
    await userEvent.click(canvas.getByRole('button', { name: '发送邀请' }))
    await expect(await canvas.findByText('该手机号已是企业成员')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /姓名/ })).toHaveValue('江一苇')
  },
}

/** The form is empty for the next person; the name by which the company knows a phone is filled in. */
export const Saved: Story = {
  parameters: answering(answer(operations.realNamesByPhone, [{ phone: '13900000009', realName: '夏至' }])),
  play: async (context) => {
    const { canvas, userEvent } = context
    await fill(context)
    await userEvent.click(canvas.getByRole('button', { name: '发送邀请' }))
    await waitFor(() => expect(screen.getByText('已向 江一苇 发送邀请短信')).toBeVisible())
    const phone = canvas.getByRole('textbox', { name: /手机号/ })
    await expect(phone).toHaveValue('')
    await userEvent.type(phone, '13900000009')
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /姓名/ })).toHaveValue('夏至'))
  },
}

export const LongText: Story = {
  parameters: answering(
    answer(
      operations.listInvitableDepartments,
      somePlaces.map((place) => ({ ...place, departmentName: '西南地区轨道交通与地下空间综合开发工程中心' })),
    ),
  ),
  play: async (context) => {
    const path = Array.from({ length: 6 }, () => '西南地区轨道交通与地下空间综合开发中心').join('/')
    await paste(context, `13900000001\t欧阳上官司徒皇甫南宫慕容\t${path}`)
    await expect(await context.canvas.findByText(/姓名最多 10 个字/)).toBeVisible()
  },
}

/** 5,000 rows, 200 of them bad: only those are shown, one is mended, and the rest is sent in parts. */
export const ManyRows: Story = {
  parameters: answering(answer(operations.readInvitationList, () => aFile(5000))),
  play: async (context) => {
    const { canvas, userEvent } = context
    await openBatch(context)
    await upload(context)
    await expect(await canvas.findByText('共 5,000 行，200 行有误')).toBeVisible()
    await userEvent.click(canvas.getByRole('switch', { name: '只看有误的行' }))
    const phone = canvas.getByRole('textbox', { name: '第 5 行的手机号' })
    await expect(canvas.queryByRole('textbox', { name: '第 6 行的手机号' })).toBeNull()
    await fireEvent.change(phone, { target: { value: '13700000001' } })
    await expect(await canvas.findByText('共 5,000 行，199 行有误')).toBeVisible()
    await userEvent.click(await send(/发送邀请（4,801）/))
    const question = await screen.findByRole('alertdialog', { name: '向 4,801 人发送邀请短信？' })
    await userEvent.click(within(question).getByRole('button', { name: '发送邀请' }))
    await expect(await canvas.findByText('已向 4,801 人发送邀请短信')).toBeVisible()
    await expect(await canvas.findByText('共 199 行，199 行有误')).toBeVisible()
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await paste(context, '13900000001 江一苇\n1380 白鹭洲')
    await expect(await context.canvas.findByText('手机号格式不正确')).toBeVisible()
  },
}

export const English: Story = {
  globals: { locale: 'en' },
  play: async (context) => {
    const { canvas, userEvent } = context
    await openBatch(context, 'Many people')
    await userEvent.click(canvas.getByRole('button', { name: 'Start typing' }))
    await expect(await canvas.findByRole('textbox', { name: 'Phone of row 1' })).toBeVisible()
  },
}

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async (context) => {
    await paste(context, '13900000001 江一苇\n13900000001 白鹭洲')
    await expect(await context.canvas.findByText('手机号与第 1 行重复')).toBeVisible()
  },
}

const budget = (left: number) => answer(operations.getInvitationBudget, { perDay: 500, left })

/** More than the company may send today: the first go, the rest stays in the list. */
export const MoreThanToday: Story = {
  parameters: answering(budget(2)),
  play: async (context) => {
    const { canvas, userEvent } = context
    await paste(context, '13900000001 江一苇\n13900000002 白鹭洲\n13900000003 夏至')
    await expect(await canvas.findByText('今天还可发送 2 条邀请短信（企业每天 500 条）')).toBeVisible()
    await userEvent.click(await send(/发送邀请（3）/))
    const question = within(await screen.findByRole('alertdialog', { name: '向 2 人发送邀请短信？' }))
    await expect(question.getByText(/其余 1 人留在名单中/)).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: '发送邀请' }))
    await expect(await canvas.findByText('已向 2 人发送邀请短信')).toBeVisible()
    await expect(await canvas.findByDisplayValue('夏至')).toBeVisible()
  },
}

/** Nothing is left of today: that is said before anybody sends, and nothing typed is lost. */
export const NothingLeftToday: Story = {
  parameters: answering(budget(0)),
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByText(/企业每天 500 条邀请短信，今天已用完/)).toBeVisible()
    await paste(context, '13900000001 江一苇')
    await expect(await send(/发送邀请（1）/)).toBeDisabled()
  },
}

/** Lines pasted into the grid become rows; Enter leads down the column. */
export const PasteIntoGrid: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await openBatch(context)
    await userEvent.click(canvas.getByRole('button', { name: '开始填写' }))
    await userEvent.click(canvas.getByRole('textbox', { name: '第 1 行的手机号' }))
    await userEvent.paste('13900000001\t江一苇\t结构设计一院\n13900000002\t白鹭洲\t没有这个部门')
    await expect(await canvas.findByText('部门不存在或无权管理')).toBeVisible()
    const [first, second] = canvas.getAllByRole('textbox', { name: /行的手机号/ })
    if (first) await userEvent.click(first)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(second).toHaveFocus())
  },
}

const calls: RecordedCall[] = []

/** The network goes away in the middle; going on sends the same batch. */
export const SendFails: Story = {
  parameters: { feature: { answers: [fail(operations.inviteByMessage, 'offline')], calls } },
  play: async (context) => {
    const { canvas, userEvent } = context
    calls.length = 0
    await paste(context, '13900000001 江一苇\n13900000002 白鹭洲')
    await userEvent.click(await send(/发送邀请（2）/))
    const question = await screen.findByRole('alertdialog')
    await userEvent.click(within(question).getByRole('button', { name: '发送邀请' }))
    await expect(await canvas.findByText(/发送中断：已发送 0 人/)).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: '继续发送' }))
    await waitFor(() =>
      expect(calls.filter(({ operation }) => operation === 'inviteByMessage')).toHaveLength(2),
    )
  },
}

export const UploadFails: Story = {
  parameters: answering(refuse(operations.readInvitationList, invitationErrors.noHeadings)),
  play: async (context) => {
    await openBatch(context)
    await upload(context)
    await waitFor(() => expect(screen.getByText(/未找到表头/)).toBeVisible())
  },
}
