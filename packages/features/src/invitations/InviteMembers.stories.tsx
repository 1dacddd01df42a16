import { invitationsContract as operations } from '@atrium/contracts/invitations/contract'
import { invitationsRefusals } from '@atrium/contracts/invitations/refusals'
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
import { containing } from '../shared/stories/patterns'
import { sentenceOf, textsOf } from '../shared/stories/textsOf'
import { componentMessages, sharedMessages } from '../shared/texts/sharedMessages'
import { InviteMembers } from './InviteMembers'
import { invitationsMessages, problemMessages } from './messages'
import { aFile, invitationsAnswers, memberPhone, nobodyLeftOut, somePlaces } from './mocks'

const texts = textsOf(invitationsMessages)
const shared = textsOf(sharedMessages)
const components = textsOf(componentMessages)
const problemTexts = textsOf(problemMessages)

/** Invitations by text message, `/inviteUser`: one person and many. */
const meta = {
  id: 'features-invitations-invitemembers',
  title: 'Features/Invitations/InviteMembers 邀请成员',
  component: InviteMembers,
  decorators: [withFeature(invitationsAnswers)],
} satisfies Meta<typeof InviteMembers>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function fill({ canvas, userEvent }: Context, phone = '13900000001', name = '江一苇') {
  await userEvent.type(await canvas.findByRole('textbox', { name: containing(texts.phone) }), phone)
  await userEvent.type(canvas.getByRole('textbox', { name: containing(texts.name) }), name)
}

const openBatch = ({ canvas, userEvent }: Context, name = texts.batch) =>
  userEvent.click(canvas.getByRole('tab', { name }))

async function paste(context: Context, text: string) {
  const { canvas, userEvent } = context
  await openBatch(context)
  await fireEvent.change(canvas.getByRole('textbox', { name: texts.pasteList }), { target: { value: text } })
  await userEvent.click(canvas.getByRole('button', { name: texts.addPasted }))
}

async function upload({ canvas, userEvent }: Context) {
  const input = canvas.getByLabelText(texts.uploadFile, { selector: 'input' })
  await userEvent.upload(input, new File(['x'], '成员.xlsx'))
}

const send = (name: RegExp) => screen.findByRole('button', { name })

export const Pristine: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: containing(texts.phone) })).toHaveValue('')
    await expect(canvas.getByRole('combobox', { name: texts.department })).toBeEnabled()
  },
}

/** People who can't invite get no form, whatever the address: here an administrator without that permission. */
export const ForbiddenToMembers: Story = {
  parameters: {
    feature: {
      host: { companyRole: 'administrator', offers: () => false },
      answers: [fail(operations.listInvitableDepartments, 'forbidden')],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(components.forbiddenTitle)).toBeVisible()
    await expect(canvas.queryByRole('tablist')).toBeNull()
  },
}

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.send }))
    await expect(canvas.getByText(problemTexts.phoneMissing)).toBeVisible()
    await expect(canvas.getByText(problemTexts.nameMissing)).toBeVisible()
  },
}

export const Submitting: Story = {
  parameters: answering(never(operations.inviteByMessage)),
  play: async (context) => {
    const { canvas, userEvent } = context
    await fill(context)
    await userEvent.click(canvas.getByRole('button', { name: texts.send }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: texts.send })).toHaveAttribute('aria-disabled', 'true'),
    )
  },
}

export const Rejected: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await fill(context, memberPhone)
    await userEvent.click(canvas.getByRole('button', { name: texts.send }))
    await expect(await canvas.findByText(problemTexts.alreadyMember)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: containing(texts.name) })).toHaveValue('江一苇')
  },
}

/** The form is empty for the next person. */
export const Saved: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await fill(context)
    await userEvent.click(canvas.getByRole('button', { name: texts.send }))
    await waitFor(() => expect(screen.getByText(texts.sent('江一苇'))).toBeVisible())
    await expect(canvas.getByRole('textbox', { name: containing(texts.phone) })).toHaveValue('')
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
    await expect(await context.canvas.findByText(containing(problemTexts.nameTooLong))).toBeVisible()
    await expect(await context.canvas.findByText(containing(problemTexts.departmentUnknown))).toBeVisible()
  },
}

/** 5,000 rows, 200 of them invalid. */
export const ManyRows: Story = {
  parameters: answering(
    answer(operations.readInvitationList, () => ({ list: aFile(5000), leftOut: nobodyLeftOut })),
  ),
  play: async (context) => {
    await openBatch(context)
    await upload(context)
    await expect(await context.canvas.findByText(texts.counts(5_000, 200))).toBeVisible()
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await paste(context, '13900000001 江一苇\n1380 白鹭洲')
    await expect(await context.canvas.findByText(problemTexts.phoneInvalid)).toBeVisible()
    await expect(await context.canvas.findByText(texts.good)).toBeVisible()
  },
}

export const PasteFindsDuplicates: Story = {
  play: async (context) => {
    await paste(context, '13900000001 江一苇\n13900000001 白鹭洲')
    await expect(await context.canvas.findByText(problemTexts.duplicateOf(1))).toBeVisible()
  },
}

const budget = (left: number) => answer(operations.getInvitationBudget, { perDay: 500, left })

/** More than today's limit: the first ones are sent, the rest stays in the list. */
export const MoreThanToday: Story = {
  parameters: answering(budget(2)),
  play: async (context) => {
    const { canvas, userEvent } = context
    await paste(context, '13900000001 江一苇\n13900000002 白鹭洲\n13900000003 夏至')
    await expect(await canvas.findByText(texts.budgetLeft(2, 500))).toBeVisible()
    await userEvent.click(await send(containing(texts.sendMany(3))))
    const question = within(await screen.findByRole('alertdialog', { name: texts.confirmSend(2) }))
    await expect(question.getByText(texts.confirmSendPart(2, 1))).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: texts.send }))
    await expect(await canvas.findByText(texts.sentMany(2))).toBeVisible()
    await expect(await canvas.findByDisplayValue('夏至')).toBeVisible()
  },
}

/** Today's limit is used up: shown before anything is sent, and nothing typed is lost. */
export const NothingLeftToday: Story = {
  parameters: answering(budget(0)),
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByText(containing(texts.budgetSpent(500)))).toBeVisible()
    await paste(context, '13900000001 江一苇')
    await expect(await send(containing(texts.sendMany(1)))).toBeDisabled()
  },
}

/** Lines pasted into the grid become rows; Enter moves down the column. */
export const PasteIntoGrid: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await openBatch(context)
    await userEvent.click(canvas.getByRole('button', { name: texts.startTyping }))
    await userEvent.click(canvas.getByRole('textbox', { name: texts.cellLabel(texts.phone, 1) }))
    await userEvent.paste('13900000001\t江一苇\t结构设计一院\n13900000002\t白鹭洲\t没有这个部门')
    await expect(await canvas.findByText(problemTexts.departmentUnknown)).toBeVisible()
    const [first, second] = canvas.getAllByRole('textbox', {
      name: new RegExp(texts.cellLabel(texts.phone, 987).replace('987', '\\d+')),
    })
    if (first) await userEvent.click(first)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(second).toHaveFocus())
  },
}

const calls: RecordedCall[] = []

/** The connection is lost halfway; resuming sends the same batch. */
export const SendFails: Story = {
  parameters: { feature: { answers: [fail(operations.inviteByMessage, 'offline')], calls } },
  play: async (context) => {
    const { canvas, userEvent } = context
    calls.length = 0
    await paste(context, '13900000001 江一苇\n13900000002 白鹭洲')
    await userEvent.click(await send(containing(texts.sendMany(2))))
    const question = await screen.findByRole('alertdialog')
    await userEvent.click(within(question).getByRole('button', { name: texts.send }))
    await expect(await canvas.findByText(texts.sendStopped(0, 2))).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: texts.goOn }))
    await waitFor(() =>
      expect(calls.filter(({ operation }) => operation === 'inviteByMessage')).toHaveLength(2),
    )
  },
}

export const HiddenLeftOut: Story = {
  parameters: answering(
    answer(operations.readInvitationList, () => ({
      list: aFile(4),
      leftOut: { hiddenRowCount: 2, hiddenSheetNames: ['离职人员'], otherSheetNames: ['二部'] },
    })),
  ),
  play: async (context) => {
    await openBatch(context)
    await upload(context)
    await expect(await context.canvas.findByText(containing(texts.hiddenRows(2)))).toBeVisible()
    await context.userEvent.click(context.canvas.getByRole('button', { name: texts.dismiss }))
    await expect(context.canvas.queryByText(texts.leftOut)).not.toBeInTheDocument()
  },
}

export const UploadFails: Story = {
  parameters: answering(refuse(operations.readInvitationList, invitationsRefusals.noHeadings)),
  play: async (context) => {
    await openBatch(context)
    await upload(context)
    await waitFor(() =>
      expect(screen.getByText(containing(sentenceOf(invitationsRefusals.noHeadings)))).toBeVisible(),
    )
  },
}

export const ChoosesDepartment: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: texts.department }))
    await userEvent.click(await screen.findByRole('treeitem', { name: '结构工程事业部' }))
    await userEvent.click(screen.getByRole('button', { name: shared.confirm }))
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: texts.department })).toHaveTextContent(
        '云筑建筑设计研究院/结构工程事业部',
      ),
    )
  },
}

export const PhoneTooShort: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await fill(context, '138')
    await userEvent.click(canvas.getByRole('button', { name: texts.send }))
    await expect(canvas.getByText(problemTexts.phoneInvalid)).toBeVisible()
  },
}

/** The name that the company has for a phone. */
export const NameKnown: Story = {
  parameters: answering(answer(operations.realNamesByPhone, [{ phone: '13900000009', realName: '夏至' }])),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: containing(texts.phone) }), '13900000009')
    await userEvent.tab()
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: containing(texts.name) })).toHaveValue('夏至'),
    )
  },
}

/** Only invalid rows are shown; one is corrected, and the rest is sent in parts. */
export const CorrectsAndSendsMany: Story = {
  parameters: ManyRows.parameters ?? {},
  play: async (context) => {
    await ManyRows.play?.(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('switch', { name: texts.onlyBad }))
    const phone = canvas.getByRole('textbox', { name: texts.cellLabel(texts.phone, 5) })
    await expect(canvas.queryByRole('textbox', { name: texts.cellLabel(texts.phone, 6) })).toBeNull()
    await fireEvent.change(phone, { target: { value: '13700000001' } })
    await expect(await canvas.findByText(texts.counts(5_000, 199))).toBeVisible()
    await userEvent.click(await send(containing(texts.sendMany(4_801))))
    const question = await screen.findByRole('alertdialog', { name: texts.confirmSend(4_801) })
    await userEvent.click(within(question).getByRole('button', { name: texts.send }))
    await expect(await canvas.findByText(texts.sentMany(4_801))).toBeVisible()
    await expect(await canvas.findByText(texts.counts(199, 199))).toBeVisible()
  },
}
