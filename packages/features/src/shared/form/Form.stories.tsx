import { Button } from '@atrium/ui/button'
import { Notice } from '@atrium/ui/notice'
import { TextField } from '@atrium/ui/text-field'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import * as v from 'valibot'
import type { Store } from '../host/host'
import { withFeature } from '../stories/mocks'
import { Failure } from '../wire/Failure'
import { Field } from './Field'
import { filled } from './filled'
import { useForm } from './useForm'

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
        name: filled('请输入名称'),
        again: v.pipe(v.string(), v.value(name, '两次输入的名称不一致')),
        note: v.string(),
      }),
    initial,
    draft: { name: 'sample', schema: v.object({ name: v.string(), note: v.string() }) },
    blame: { [taken]: 'name' },
    describe: ({ code }) => (code === taken ? '名称已被使用' : '保存失败'),
    submit: send,
  })
  return (
    <form onSubmit={form.submit} noValidate style={{ maxWidth: 420 }} data-state={form.state}>
      <Notice tone="danger" role="alert">
        {form.problem}
      </Notice>
      <Field form={form} name="name" label="名称" required>
        {(control) => <TextField {...control} />}
      </Field>
      <Field form={form} name="again" label="再次输入" required>
        {(control) => <TextField {...control} />}
      </Field>
      <Field form={form} name="note" label="备注" hint={form.isRestored && '已恢复'}>
        {(control) => <TextField {...control} />}
      </Field>
      <Button type="submit" variant="primary" busy={form.busy}>
        保存
      </Button>{' '}
      <Button onClick={form.discard} disabled={!form.isDirty}>
        放弃
      </Button>
    </form>
  )
}

function memory(entries: Readonly<Record<string, string>> = {}): Store {
  const kept = new Map(Object.entries(entries))
  return { read: (key) => kept.get(key), write: (key, value) => void kept.set(key, value) }
}

const tab = (tabStore = memory()) => ({ feature: { host: { tabStore } } })

/** What every form has of its model. */
const meta = {
  title: 'Features/Shared/Form',
  component: Page,
  decorators: [withFeature([])],
  parameters: tab(),
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const field = (canvas: Canvas, label: string) => canvas.findByRole('textbox', { name: label })

async function save(canvas: Canvas, name = '', again = name) {
  if (name) await userEvent.type(await field(canvas, '名称'), name)
  if (again) await userEvent.type(await field(canvas, '再次输入'), again)
  await userEvent.click(canvas.getByRole('button', { name: '保存' }))
}

export const Pristine: Story = {
  parameters: tab(),
  play: async ({ canvas }) => {
    await expect(await field(canvas, '名称')).toBeValid()
    await expect(canvas.getByRole('button', { name: '放弃' })).toBeDisabled()
  },
}

/** The first that is wrong has the focus. */
export const Invalid: Story = {
  parameters: tab(),
  play: async ({ canvas }) => {
    await save(canvas, '', '甲')
    await expect(await canvas.findByText('请输入名称')).toBeVisible()
    await expect(canvas.getByText('两次输入的名称不一致')).toBeVisible()
    await waitFor(async () => expect(await field(canvas, '名称')).toHaveFocus())
  },
}

export const Submitting: Story = {
  parameters: tab(),
  args: { send: () => new Promise(() => {}) },
  play: async ({ canvas }) => {
    await save(canvas, '甲')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '保存' })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

/** The service says no to a field: it says why. */
export const Rejected: Story = {
  parameters: tab(),
  args: { send: () => Promise.reject(new Failure('refused', '', taken)) },
  play: async ({ canvas }) => {
    await save(canvas, '甲')
    await expect(await canvas.findByText('名称已被使用')).toBeVisible()
    await waitFor(async () => expect(await field(canvas, '名称')).toHaveFocus())
  },
}

/** No field is to blame; nothing typed is lost. */
export const Failed: Story = {
  parameters: tab(),
  args: { send: () => Promise.reject(new Failure('offline')) },
  play: async ({ canvas }) => {
    await save(canvas, '甲')
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('保存失败'))
    await expect(await field(canvas, '名称')).toHaveValue('甲')
  },
}

const send = fn(async () => ({ ...values, note: '下一个' }))

/** What sending returned is shown next. */
export const Saved: Story = {
  parameters: tab(),
  args: { send },
  play: async ({ canvas, canvasElement }) => {
    send.mockClear()
    await userEvent.type(await field(canvas, '名称'), ' 甲 ')
    await userEvent.type(await field(canvas, '再次输入'), ' 甲 {Enter}')
    await waitFor(async () => expect(await field(canvas, '备注')).toHaveValue('下一个'))
    await expect(send).toHaveBeenCalledOnce()
    await expect(canvasElement.querySelector('form')).toHaveAttribute('data-state', 'saved')
  },
}

/** What was typed before a reload is back; what is not in the draft is not. */
export const Restored: Story = {
  parameters: tab(memory({ 'draft:company-1:sample': JSON.stringify({ name: '甲', note: '乙' }) })),
  play: async ({ canvas }) => {
    await expect(await field(canvas, '名称')).toHaveValue('甲')
    await expect(canvas.getByText('已恢复')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '放弃' }))
    await waitFor(async () => expect(await field(canvas, '名称')).toHaveValue(''))
    await expect(canvas.queryByText('已恢复')).toBeNull()
  },
}

/** What is mended elsewhere is seen at once. */
export const MendedElsewhere: Story = {
  parameters: tab(),
  play: async (context) => {
    await Invalid.play?.(context)
    const { canvas } = context
    await userEvent.type(await field(canvas, '名称'), '甲')
    await waitFor(() => expect(canvas.queryByText('两次输入的名称不一致')).toBeNull())
    await expect(canvas.queryByText('请输入名称')).toBeNull()
  },
}

/** A refused field says why until it is changed. */
export const RefusedUntilChanged: Story = {
  ...Rejected,
  parameters: tab(),
  play: async (context) => {
    await Rejected.play?.(context)
    const { canvas } = context
    await userEvent.type(await field(canvas, '备注'), '乙')
    await expect(canvas.getByText('名称已被使用')).toBeVisible()
    await userEvent.type(await field(canvas, '名称'), '丙')
    await waitFor(() => expect(canvas.queryByText('名称已被使用')).toBeNull())
  },
}

/** Nothing is wrong with the next one yet. */
export const NextIsUntouched: Story = {
  ...Saved,
  parameters: tab(),
  play: async (context) => {
    await Saved.play?.(context)
    const { canvas } = context
    await userEvent.type(await field(canvas, '再次输入'), '乙')
    await expect(canvas.queryByText('两次输入的名称不一致')).toBeNull()
  },
}
