import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { withFeature } from '../../shared/stories/mocks'
import { textsOf } from '../../shared/stories/textsOf'
import { formatMessages } from '../kind/messages'
import { previewMessages } from '../messages'
import { drawingOf, hostileWord, nestedDrawing, wordOf } from '../samples'
import { FilePreview } from './FilePreview'
import type { PreviewedFile } from './PreviewedFile'

const texts = textsOf(previewMessages)
const formats = textsOf(formatMessages)

/** File types that a worker reads, and the messages for files that can't be shown. */
const meta = {
  id: 'features-preview-filepreview',
  title: 'Features/Preview/FilePreview 内容预览',
  component: FilePreview,
  decorators: [withFeature([])],
  args: { file: { name: '', size: 0, url: '' }, onDownload: fn() },
} satisfies Meta<typeof FilePreview>

export default meta
type Story = StoryObj<typeof meta>

/** Created only when the story is shown, because it takes long. */
const showing = (name: string, make: () => BlobPart): Story => {
  let file: PreviewedFile
  return {
    loaders: [
      async () => {
        const blob = new Blob([make()])
        file = { name, size: blob.size, url: URL.createObjectURL(blob) }
        return {}
      },
    ],
    render: (args) => <FilePreview {...args} file={file} />,
  }
}

const says =
  (title: () => string): NonNullable<Story['play']> =>
  async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByText(title(), {}, { timeout: 10_000 })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: texts.download }))
    await expect(args.onDownload).toHaveBeenCalledOnce()
  }

/** A plan: layers hidden, moved by keys, on another background. */
export const Drawing: Story = {
  ...showing('一层平面图.dxf', () => drawingOf(0)),
  play: async ({ canvas, userEvent }) => {
    const stage = await canvas.findByRole('region', { name: '一层平面图.dxf' })
    await waitFor(() => expect(stage).toHaveAttribute('data-state', 'ready'), { timeout: 10_000 })
    await expect(canvas.getByTitle(texts.extent)).toHaveTextContent('50,800 × 35,295 mm')
    await expect(canvas.queryByText(/没有字形|no shape/)).toBeNull()
    stage.focus()
    await userEvent.keyboard('+{ArrowLeft}0')
    const walls = canvas.getByRole('checkbox', { name: '墙体' })
    await userEvent.click(walls)
    await expect(walls).not.toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: texts.allParts })).toHaveAttribute(
      'data-state',
      'indeterminate',
    )
    const ground = canvas.getByRole('button', { name: texts.ground })
    const before = ground.getAttribute('aria-pressed')
    await userEvent.click(ground)
    await expect(ground).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true')
  },
}

const brokenDrawing = () => '0\nSECTION\n2\nENTITIES\n0\nLINE\nno code\n0\n0\nENDSEC\n0\nEOF\n'

export const DrawingBroken: Story = {
  ...showing('坏.dxf', brokenDrawing),
  play: says(() => texts.broken),
}

export const DrawingCutOff: Story = {
  ...showing('断.dxf', () => drawingOf(0).slice(0, 9000)),
  async play({ canvas }) {
    await expect(await canvas.findByText(texts.cutOff, { exact: false }, { timeout: 10_000 })).toBeVisible()
  },
}

/** If downloads aren't allowed, no text suggests one. */
export const LookOnly: Story = {
  ...showing('坏.dxf', brokenDrawing),
  args: { onDownload: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.noDownloadHint, {}, { timeout: 10_000 })).toBeVisible()
    await expect(canvas.queryByText(texts.brokenHint)).toBeNull()
    await expect(canvas.queryByRole('button', { name: texts.download })).toBeNull()
  },
}

export const DrawingEmpty: Story = {
  ...showing('空.dxf', () => '0\nSECTION\n2\nENTITIES\n0\nENDSEC\n0\nEOF\n'),
  play: says(() => texts.nothingDrawn),
}

/** A few lines that expand to a billion. */
export const DrawingNested: Story = {
  ...showing('嵌套.dxf', nestedDrawing),
  play: says(() => texts.tooMuch),
}

const pageOf = async (canvasElement: HTMLElement) => {
  const root = await waitFor(
    () => {
      const shadow = [...canvasElement.querySelectorAll('*')].find((one) => one.shadowRoot)?.shadowRoot
      expect(shadow?.querySelectorAll('section').length).toBeGreaterThan(1)
      return shadow as unknown as HTMLElement
    },
    { timeout: 10_000 },
  )
  return root
}

/** Its pages on white paper, as wide as the available room. */
export const Word: Story = {
  ...showing('施工说明.docx', () => wordOf()),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const root = await pageOf(canvasElement)
    await expect(within(root).getByText('框架柱 KZ1')).toBeVisible()
    await expect(canvas.getByText(texts.pages(2))).toBeVisible()
    const before = Number.parseInt(canvas.getByLabelText(texts.zoom).textContent ?? '', 10)
    canvas.getByRole('region', { name: '施工说明.docx' }).focus()
    await userEvent.keyboard('-')
    await expect(Number.parseInt(canvas.getByLabelText(texts.zoom).textContent ?? '', 10)).toBeLessThan(
      before,
    )
    await userEvent.keyboard('0')
  },
}

/** HTML pages, macros, external pictures and templates, and styles that request something: none of it is shown. */
export const WordHostile: Story = {
  ...showing('陷阱.docx', () => hostileWord('<script>document.title = "run"</script>')),
  play: async ({ canvasElement }) => {
    const root = await pageOf(canvasElement)
    await expect(within(root).getByText('规范').closest('a')).toHaveAttribute(
      'rel',
      'noopener noreferrer nofollow',
    )
    await expect(within(root).getByText('坏链接').closest('a')).not.toHaveAttribute('href')
    await expect(root.querySelector('iframe, script, img, link, style, object')).toBeNull()
    await expect(root.innerHTML).not.toMatch(/url\(/)
    await expect(within(root).getByText(/document.title = "run"/)).toBeVisible()
  },
}

export const WordBroken: Story = {
  ...showing('坏.docx', () => wordOf().slice(0, 400)),
  play: says(() => texts.broken),
}

export const WordOld: Story = {
  ...showing('旧.doc', () => Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0)),
  play: says(() => texts.unread(formats.doc)),
}
