import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { CropperDialog } from './CropperDialog'

const labels = {
  title: '更换企业标志',
  close: '关闭',
  cancel: '取消',
  save: '保存',
  source: '图片',
  file: {
    choose: '选择图片',
    hint: '建议 120 × 120 像素，不超过 1 MB。',
    drop: '松开即可放入',
    replace: '重新选择',
    remove: '移除',
    preview: (name: string) => `${name}的预览`,
    progress: '上传进度',
  },
  zoom: '缩放',
  rotation: '旋转',
  horizontal: '水平位置',
  vertical: '垂直位置',
  reset: '还原',
  unreadable: '图片无法读取',
}

/** Cuts a square out of a picture. */
const meta = {
  title: 'UI/CropperDialog',
  component: CropperDialog,
  args: {
    open: true,
    edge: 120,
    labels,
    onOpenChange: fn(),
    checkFile: () => undefined,
    onSave: fn(),
  },
} satisfies Meta<typeof CropperDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '保存' }))
    await expect(args.onSave).toHaveBeenCalledWith(undefined)
  },
}

async function picture(): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = 320
  canvas.height = 200
  const context = canvas.getContext('2d')
  for (let n = 0; n < 40; n += 1) {
    if (context) context.fillStyle = `hsl(${n * 9} 60% 50%)`
    context?.fillRect(n * 8, 0, 8, 200)
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  return new File([blob ?? ''], '标志.png', { type: 'image/png' })
}

const choose: NonNullable<Story['play']> = async ({ userEvent }) => {
  const dialog = await screen.findByRole('dialog')
  const input = dialog.querySelector('input[type="file"]')
  if (input instanceof HTMLInputElement) await userEvent.upload(input, await picture())
  await screen.findByRole('slider', { name: '缩放' })
}

/** By numbers alone: twice as large, turned a quarter, then saved as a square. */
export const Ready: Story = {
  play: async (context) => {
    const { args, userEvent } = context
    await choose(context)
    const zoom = screen.getByRole('textbox', { name: '缩放 (%)' })
    await userEvent.clear(zoom)
    await userEvent.type(zoom, '200{Enter}')
    await waitFor(() => expect(screen.getByRole('slider', { name: '缩放' })).toHaveValue('200'))
    const rotation = screen.getByRole('textbox', { name: '旋转 (°)' })
    await userEvent.clear(rotation)
    await userEvent.type(rotation, '90{Enter}')
    await waitFor(() => expect(screen.getByRole('slider', { name: '旋转' })).toHaveValue('90'))
    const save = screen.getByRole('button', { name: '保存' })
    await waitFor(() => expect(save).toBeEnabled())
    await userEvent.click(save)
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.any(Blob)))
  },
}

export const Invalid: Story = {
  args: { error: '裁剪后的图片小于5KB，请重新裁剪' },
  play: async () => {
    await waitFor(() => expect(screen.getByText('裁剪后的图片小于5KB，请重新裁剪')).toBeVisible())
  },
}

export const Narrow: Story = { play: choose, globals: { viewport: { value: 'narrow' } } }

export const Dark: Story = { play: choose, globals: { theme: 'dark' } }
