import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, screen, waitFor } from 'storybook/test'
import { say } from '../stories/say'
import { CropperDialog } from './CropperDialog'
import { CropperDialogExample } from './CropperDialog.example'

const labels = {
  title: '更换企业标志',
  close: '关闭',
  cancel: '取消',
  save: '保存',
  source: '图片',
  file: {
    choose: '选择图片',
    hint: '建议120 × 120像素，不超过1 MB。',
    drop: '松开即可放入',
    replace: '重新选择',
    remove: '移除',
    preview: (name: string) => say('{0}的预览', name),
    progress: '上传进度',
  },
  zoom: '缩放',
  rotation: '旋转',
  horizontal: '水平位置',
  vertical: '垂直位置',
  reset: '完整显示',
  result: '保存后的样子',
  unreadable: '图片无法读取',
}

/** Crops a square from a picture. */
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
    await userEvent.click(await screen.findByRole('button', { name: say('保存') }))
    await expect(args.onSave).toHaveBeenCalledWith(undefined)
  },
}

/** Each quarter has another colour, with a transparent margin. */
async function picture(width = 320, height = 200, margin = 0): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  const [x, y] = [width / 2 - margin, height / 2 - margin]
  for (const [n, colour] of ['#f00', '#0a0', '#00f', '#fc0'].entries()) {
    if (context) context.fillStyle = colour
    context?.fillRect(margin + (n % 2) * x, margin + (n >> 1) * y, x, y)
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  return new File([blob ?? ''], '标志.png', { type: 'image/png' })
}

type Played = Parameters<NonNullable<Story['play']>>[0]

async function choose({ userEvent }: Played, file: File) {
  const dialog = await screen.findByRole('dialog')
  const input = dialog.querySelector('input[type="file"]')
  if (input instanceof HTMLInputElement) await userEvent.upload(input, file)
  await screen.findByRole('img', { name: say('保存后的样子') })
}

const [red, yellow, blue] = [
  [255, 0, 0, 255],
  [255, 204, 0, 255],
  [0, 0, 255, 255],
]
const white = [255, 255, 255, 255]
const nothing = [0, 0, 0, 0]

/** Saves, and returns the size of the result and its colours in two corners. */
async function saved({ args, userEvent }: Played) {
  const save = screen.getByRole('button', { name: say('保存') })
  await waitFor(() => expect(save).toBeEnabled())
  await userEvent.click(save)
  await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.any(Blob)))
  const [square] = mocked(args.onSave).mock.calls[0] ?? []
  if (!square) throw new Error('Nothing was saved.')
  const bitmap = await createImageBitmap(square)
  const { width: edge } = bitmap
  const context = new OffscreenCanvas(edge, edge).getContext('2d', { willReadFrequently: true })
  context?.drawImage(bitmap, 0, 0)
  const at = (x: number, y: number) => [...(context?.getImageData(x, y, 1, 1).data ?? [])]
  return { edge, bytes: square.size, start: at(2, 2), end: at(edge - 3, edge - 3) }
}

/** The crop box is twice as large as the displayed result. The dialog doesn't grow when the picture loads. */
export const Steady: Story = {
  play: async (context) => {
    const dialog = await screen.findByRole('dialog')
    const before = dialog.offsetHeight
    await choose(context, await picture(320, 200))
    await waitFor(() => expect(screen.getByTestId('cropper').offsetWidth).toBe(240))
    await expect(dialog.offsetHeight).toBe(before)
  },
}

/** A picture of the recommended size is saved whole, with enough pixels for the required bytes. */
export const Ready: Story = {
  args: { leastBytes: 1000 },
  play: async (context) => {
    await choose(context, await picture(120, 120))
    const { edge, bytes, start, end } = await saved(context)
    await expect([start, end]).toEqual([red, yellow])
    await expect(bytes).toBeGreaterThanOrEqual(1000)
    await expect([240, 480, 960]).toContain(edge)
  },
}

/** A wide picture is saved whole, with white above and below. */
export const Wide: Story = {
  play: async (context) => {
    await choose(context, await picture(800, 200))
    await expect(await saved(context)).toMatchObject({ edge: 480, start: white, end: white })
  },
}

/** A photo fills the square at first; a button shows all of it. */
export const Photo: Story = {
  play: async (context) => {
    await choose(context, await picture(320, 200))
    await expect(screen.getByRole('slider', { name: say('缩放') })).toHaveValue('160')
    await expect(await saved(context)).toMatchObject({ start: red, end: yellow })
    await context.userEvent.click(screen.getByRole('button', { name: say('完整显示') }))
    await waitFor(() => expect(screen.getByRole('slider', { name: say('缩放') })).toHaveValue('100'))
  },
}

/** Transparent areas and the area around the picture stay transparent. */
export const Transparent: Story = {
  play: async (context) => {
    await choose(context, await picture(200, 400, 20))
    await expect(await saved(context)).toMatchObject({ edge: 400, start: nothing, end: nothing })
  },
}

/** Twice as large, rotated by a quarter, and moved to the edge. */
export const ByNumbers: Story = {
  play: async (context) => {
    const { userEvent } = context
    await choose(context, await picture(240, 240))
    const set = async (name: string, unit: string, typed: string, value = typed) => {
      const field = () => screen.getByRole('textbox', { name: `${name} (${unit})` })
      await userEvent.clear(field())
      await userEvent.type(field(), `${typed}{Enter}`)
      await waitFor(() => expect(field()).toHaveValue(value))
    }
    await set(say('缩放'), '%', '200')
    await set(say('旋转'), '°', '90')
    await set(say('水平位置'), 'px', '999', '60')
    await set(say('垂直位置'), 'px', '999', '60')
    // After a clockwise rotation, the lower left corner is the upper left one.
    await expect(await saved(context)).toMatchObject({ edge: 120, start: blue, end: blue })
  },
}

export const Invalid: Story = {
  args: { error: '裁剪后的图片小于5KB，请重新裁剪' },
  play: async () => {
    await waitFor(() => expect(screen.getByText(say('裁剪后的图片小于5KB，请重新裁剪'))).toBeVisible())
  },
}

export const Narrow: Story = {
  play: async (context) => choose(context, await picture(800, 200)),
  globals: { viewport: { value: 'narrow' } },
}

export const Example: Story = { globals: { locale: 'en' }, render: () => <CropperDialogExample /> }
