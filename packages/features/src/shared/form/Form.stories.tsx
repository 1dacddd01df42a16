import { Button } from '@atrium/ui/button'
import { Notice } from '@atrium/ui/notice'
import { TextField } from '@atrium/ui/text-field'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import * as v from 'valibot'
import { withFeature } from '../stories/mocks'
import { storyTexts } from '../stories/textsOf'
import { Failure } from '../wire/Failure'
import { Field } from './Field'
import { filled } from './textRules'
import { useForm } from './useForm'

const words = storyTexts(
  {
    nameRequired: '请输入名称',
    namesDiffer: '两次输入的名称不一致',
    nameTaken: '名称已被使用',
    failed: '保存失败',
    name: '名称',
    again: '再次输入',
    note: '备注',
    restored: '已恢复',
    save: '保存',
    discard: '放弃',
  },
  {
    nameRequired: 'Enter a name',
    namesDiffer: 'The names differ',
    nameTaken: 'The name is taken',
    failed: 'It could not be saved',
    name: 'Name',
    again: 'Once more',
    note: 'Remarks',
    restored: 'It is back',
    save: 'Save',
    discard: 'Discard',
  },
)

const taken = 59001
const values = { name: '', again: '', note: '' }

interface PageProps {
  readonly send?: () => Promise<typeof values | undefined>
  readonly initial?: typeof values
}

function Page({ send = async () => undefined, initial = values }: PageProps) {
  const form = useForm({
    schema: ({ name }) =>
      v.object({
        name: filled(words.nameRequired),
        again: v.pipe(v.string(), v.value(name, words.namesDiffer)),
        note: v.string(),
      }),
    initial,
    draft: { name: 'sample', schema: v.object({ name: v.string(), note: v.string() }) },
    blame: { [taken]: 'name' },
    describe: ({ code }) => (code === taken ? words.nameTaken : words.failed),
    submit: send,
  })
  return (
    <form onSubmit={form.submit} noValidate style={{ maxWidth: 420 }} data-state={form.state}>
      <Notice tone="danger" role="alert">
        {form.problem}
      </Notice>
      <Field form={form} name="name" label={words.name} required>
        {(control) => <TextField {...control} />}
      </Field>
      <Field form={form} name="again" label={words.again} required>
        {(control) => <TextField {...control} />}
      </Field>
      <Field form={form} name="note" label={words.note} hint={form.isRestored && words.restored}>
        {(control) => <TextField {...control} />}
      </Field>
      <Button type="submit" variant="primary" busy={form.busy}>
        {words.save}
      </Button>{' '}
      <Button onClick={form.discard} disabled={!form.isDirty}>
        {words.discard}
      </Button>
    </form>
  )
}

/** The features that every form gets from `useForm`. */
const meta = {
  id: 'features-shared-form',
  title: 'Features/Shared/Form 表单',
  component: Page,
  decorators: [withFeature([])],
  parameters: { feature: { tab: {} } },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const field = (canvas: Canvas, label: string) => canvas.findByRole('textbox', { name: label })

async function save(canvas: Canvas, name = '', again = name) {
  if (name) await userEvent.type(await field(canvas, words.name), name)
  if (again) await userEvent.type(await field(canvas, words.again), again)
  await userEvent.click(canvas.getByRole('button', { name: words.save }))
}

export const Pristine: Story = {
  play: async ({ canvas }) => {
    await expect(await field(canvas, words.name)).toBeValid()
    await expect(canvas.getByRole('button', { name: words.discard })).toBeDisabled()
  },
}

/** The first invalid field has the focus. */
export const Invalid: Story = {
  play: async ({ canvas }) => {
    await save(canvas, '', '甲')
    await expect(await canvas.findByText(words.nameRequired)).toBeVisible()
    await expect(canvas.getByText(words.namesDiffer)).toBeVisible()
    await waitFor(async () => expect(await field(canvas, words.name)).toHaveFocus())
  },
}

export const Submitting: Story = {
  args: { send: () => new Promise(() => {}) },
  play: async ({ canvas }) => {
    await save(canvas, '甲')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: words.save })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

/** The service refuses a field: the field says why. */
export const Rejected: Story = {
  args: { send: () => Promise.reject(new Failure('refused', '', taken)) },
  play: async ({ canvas }) => {
    await save(canvas, '甲')
    await expect(await canvas.findByText(words.nameTaken)).toBeVisible()
    await waitFor(async () => expect(await field(canvas, words.name)).toHaveFocus())
  },
}

/** No field is to blame; nothing typed is lost. */
export const Failed: Story = {
  args: { send: () => Promise.reject(new Failure('offline')) },
  play: async ({ canvas }) => {
    await save(canvas, '甲')
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(words.failed))
    await expect(await field(canvas, words.name)).toHaveValue('甲')
  },
}

const send = fn(async () => ({ ...values, note: '下一个' }))

/** Shows the values that submitting returned. */
export const Saved: Story = {
  args: { send },
  play: async ({ canvas, canvasElement }) => {
    send.mockClear()
    await userEvent.type(await field(canvas, words.name), ' 甲 ')
    await userEvent.type(await field(canvas, words.again), ' 甲 {Enter}')
    await waitFor(async () => expect(await field(canvas, words.note)).toHaveValue('下一个'))
    await expect(send).toHaveBeenCalledOnce()
    await expect(canvasElement.querySelector('form')).toHaveAttribute('data-state', 'saved')
  },
}

/** Values typed before a reload are back, except those outside the draft. */
export const Restored: Story = {
  parameters: { feature: { tab: { 'draft:company-1:sample': JSON.stringify({ name: '甲', note: '乙' }) } } },
  play: async ({ canvas }) => {
    await expect(await field(canvas, words.name)).toHaveValue('甲')
    await expect(canvas.getByText(words.restored)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: words.discard }))
    await waitFor(async () => expect(await field(canvas, words.name)).toHaveValue(''))
    await expect(canvas.queryByText(words.restored)).toBeNull()
  },
}

/** A correction elsewhere takes effect at once. */
export const CorrectedElsewhere: Story = {
  play: async (context) => {
    await Invalid.play?.(context)
    const { canvas } = context
    await userEvent.type(await field(canvas, words.name), '甲')
    await waitFor(() => expect(canvas.queryByText(words.namesDiffer)).toBeNull())
    await expect(canvas.queryByText(words.nameRequired)).toBeNull()
  },
}

/** A refused field shows the reason until it is changed. */
export const RefusedUntilChanged: Story = {
  ...Rejected,
  play: async (context) => {
    await Rejected.play?.(context)
    const { canvas } = context
    await userEvent.type(await field(canvas, words.note), '乙')
    await expect(canvas.getByText(words.nameTaken)).toBeVisible()
    await userEvent.type(await field(canvas, words.name), '丙')
    await waitFor(() => expect(canvas.queryByText(words.nameTaken)).toBeNull())
  },
}

/** The next form starts without errors. */
export const NextIsUntouched: Story = {
  ...Saved,
  play: async (context) => {
    await Saved.play?.(context)
    const { canvas } = context
    await userEvent.type(await field(canvas, words.again), '乙')
    await expect(canvas.queryByText(words.namesDiffer)).toBeNull()
  },
}
