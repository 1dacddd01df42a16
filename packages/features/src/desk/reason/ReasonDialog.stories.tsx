import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { withFeature } from '../../shared/stories/mocks'
import { storyTexts, textsOf } from '../../shared/stories/textsOf'
import { Failure } from '../../shared/wire/Failure'
import { reasonMessages } from './messages'
import { ReasonDialog, type ReasonDialogProps } from './ReasonDialog'

type Submit = ReasonDialogProps['onSubmit']

const texts = textsOf(reasonMessages)
const own = storyTexts(
  {
    title: '解除锁定',
    description: '解除后，该人员可以立即登录。',
    submit: '解除锁定',
    refused: '该人员没有被锁定，请刷新后查看',
    called: '客户来电核实身份，工单20260704',
  },
  {
    title: 'Lift the lock',
    description: 'The person can sign in again at once.',
    submit: 'Lift the lock',
    refused: 'This person is not locked. Please refresh.',
    called: 'Customer called and proved who they are, ticket 20260704',
  },
)

/** What the person typed before, in whichever language. */
const given = [
  '客户的信息安全部门发来正式函件，要求协助核查近三个月内由外包单位账号发起的批量授权操作，函件编号信安〔2026〕118号',
  '客户来电核实身份，工单20260704',
] as const

/** Asks for the reason before a change, or before personal data is shown in full. */
const meta = {
  id: 'features-desk-reasondialog',
  title: 'Features/Desk/ReasonDialog 填写理由',
  component: ReasonDialog,
  decorators: [withFeature([])],
  args: { onOpenChange: fn(), onSubmit: fn<Submit>(), title: '', submitLabel: '' },
  render: (args) => (
    <ReasonDialog
      {...args}
      title={own.title}
      description={own.description}
      submitLabel={own.submit}
      onSubmit={(reason) => args.onSubmit(reason)}
    />
  ),
  parameters: { feature: { tab: {} } },
} satisfies Meta<typeof ReasonDialog>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const dialog = async () => within(await screen.findByRole('dialog'))
const field = async () => (await dialog()).findByRole('textbox', { name: new RegExp(texts.reason) })

async function submit({ userEvent }: Context, reason = own.called) {
  if (reason) await userEvent.type(await field(), reason)
  await userEvent.click((await dialog()).getByRole('button', { name: own.submit }))
}

export const Pristine: Story = {
  play: async () => {
    await expect(await (await dialog()).findByText(texts.reasonHint)).toBeVisible()
  },
}

export const Invalid: Story = {
  play: async (context) => {
    await submit(context, '')
    await expect(await (await dialog()).findByText(texts.reasonRequired)).toBeVisible()
    await expect(context.args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Submitting: Story = {
  args: { onSubmit: fn<Submit>(() => new Promise(() => {})) },
  play: async (context) => {
    await submit(context)
    const button = (await dialog()).getByRole('button', { name: own.submit })
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
  },
}

/** Nothing typed is lost. */
export const Rejected: Story = {
  args: { onSubmit: fn<Submit>(() => Promise.reject(new Failure('refused', own.refused, 1))) },
  play: async (context) => {
    await submit(context)
    await expect(await (await dialog()).findByText(own.refused)).toBeVisible()
    await expect(await field()).toHaveValue(own.called)
  },
}

/** Its host closes it. */
export const Saved: Story = {
  play: async (context) => {
    await submit(context)
    await waitFor(() => expect(context.args.onOpenChange).toHaveBeenCalledWith(false))
    await expect(context.args.onSubmit).toHaveBeenCalledOnce()
    await expect(context.args.onSubmit).toHaveBeenCalledWith(own.called)
  },
}

/** Reasons given before are filled in by a click. */
export const LongText: Story = {
  parameters: { feature: { tab: { deskReasons: JSON.stringify(given) } } },
  play: async ({ userEvent }) => {
    await userEvent.click(await (await dialog()).findByRole('button', { name: given[1] }))
    await expect(await field()).toHaveValue(given[1])
  },
}

export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'phone' } } }
