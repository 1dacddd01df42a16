import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen } from 'storybook/test'
import { FormField } from '../form-field'
import { say } from '../stories/say'
import { FileDrop, type FileDropProps } from './FileDrop'
import { FileDropExample } from './FileDrop.example'

const labels = {
  choose: '选择图片',
  hint: '也可以把图片拖到这里。支持png、gif、jpg、bmp，5 KB至5 MB。',
  drop: '松开即可放入',
  replace: '重新选择',
  remove: '移除',
  preview: (name: string) => say('{0}的预览', name),
  progress: '上传进度',
}

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="144" height="96"%3E%3Crect width="144" height="96" fill="%23b08d4f"/%3E%3C/svg%3E'

/** A field for one file: by dialog, drop, or clipboard. */
const meta = {
  title: 'UI/FileDrop',
  component: FileDrop,
  args: { labels, accept: '.png,.jpg', onChoose: fn() },
  decorators: [
    (Story, { name }) =>
      // The example has its own field.
      name === 'Example' ? (
        <Story />
      ) : (
        <div style={{ maxWidth: 480 }}>
          <FormField label={say('营业执照')} required>
            <Story />
          </FormField>
        </div>
      ),
  ],
} satisfies Meta<typeof FileDrop>

export default meta
type Story = StoryObj<typeof meta>

function Keeping(props: FileDropProps) {
  const [name, setName] = useState<string>()
  return (
    <FileDrop
      {...props}
      file={name === undefined ? undefined : { name, preview: picture }}
      onChoose={({ name: chosen }) => setName(chosen)}
      onRemove={() => setName(undefined)}
    />
  )
}

const transferOf = (file: File) => {
  const transfer = new DataTransfer()
  transfer.items.add(file)
  return transfer
}

/** Dropped, then removed: the focus stays in the field. */
export const Ready: Story = {
  render: (args) => <Keeping {...args} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: new RegExp(`^${say('营业执照')} ${say('选择图片')}`) })
    const dataTransfer = transferOf(new File(['x'], '执照.png', { type: 'image/png' }))
    await fireEvent.dragEnter(button, { dataTransfer })
    await expect(await canvas.findByText(say('松开即可放入'))).toBeVisible()
    button.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
    await expect(await canvas.findByRole('img', { name: say('{0}的预览', '执照.png') })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say('移除') }))
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
}

export const Chosen: Story = {
  args: { file: { name: '营业执照扫描件.png', preview: picture, detail: '1.2 MB' }, onRemove: fn() },
  play: async () => {
    await expect(screen.getByText('1.2 MB')).toBeVisible()
  },
}

export const UnderWay: Story = {
  args: { file: { name: '营业执照扫描件.png', preview: picture }, progress: 0.4, onRemove: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: say('上传进度') })).toBeVisible()
    await expect(canvas.getByRole('button', { name: say('移除') })).toBeDisabled()
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const LongText: Story = {
  args: { file: { name: `${'营业执照副本扫描件'.repeat(8)}.png`, preview: picture }, onRemove: fn() },
}

export const Narrow: Story = { ...Chosen, globals: { viewport: { value: 'narrow' } } }

export const Example: Story = { globals: { locale: 'en' }, render: () => <FileDropExample /> }
