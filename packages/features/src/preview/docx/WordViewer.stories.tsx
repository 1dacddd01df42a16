import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { textsOf } from '../../shared/stories/textsOf'
import { previewMessages } from '../messages'
import { hostileWord, wordOf } from '../samples/documents'
import { sealedOffice } from '../samples/workbooks'
import {
  arrivesInPart,
  fileDecorators,
  halfReceived,
  inTime,
  isUnshown,
  narrow,
  noFile,
  showing,
} from '../storySteps'
import WordViewer from './WordViewer'

const texts = textsOf(previewMessages)

/** A Word document: its pages on white paper, as wide as the available room. */
const meta = {
  id: 'features-preview-wordviewer',
  title: 'Features/Preview/WordViewer Word文档',
  component: WordViewer,
  decorators: fileDecorators,
  args: { file: noFile, as: { kind: 'word' }, onDownload: fn() },
} satisfies Meta<typeof WordViewer>

export default meta
type Story = StoryObj<typeof meta>

const document = showing('施工说明.docx', () => wordOf())

/** The pages, which are in a shadow tree. @param least how many there are at least */
const pagesOf = (canvasElement: HTMLElement, least = 2) =>
  waitFor(() => {
    const shadow = [...canvasElement.querySelectorAll('*')].find((one) => one.shadowRoot)?.shadowRoot
    expect(shadow?.querySelectorAll('section').length).toBeGreaterThanOrEqual(least)
    return shadow as unknown as HTMLElement
  }, inTime)

export const Loading: Story = { ...document, beforeEach: arrivesInPart, play: halfReceived }

export const Ready: Story = {
  ...document,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const pages = await pagesOf(canvasElement)
    await expect(within(pages).getByText('框架柱 KZ1')).toBeVisible()
    await expect(canvas.getByText(texts.pages(2))).toBeVisible()
    const zoom = canvas.getByLabelText(texts.zoom)
    const before = Number.parseInt(zoom.textContent, 10)
    canvas.getByRole('region', { name: '施工说明.docx' }).focus()
    await userEvent.keyboard('-')
    await expect(Number.parseInt(zoom.textContent, 10)).toBeLessThan(before)
    await userEvent.keyboard('0')
  },
}

export const Failed: Story = {
  ...showing('坏.docx', () => wordOf().slice(0, 400)),
  play: isUnshown(() => texts.broken),
}

const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`

/** A word without a place to break, and a long paragraph. */
export const LongText: Story = {
  ...showing('施工说明.docx', () =>
    wordOf({
      more:
        paragraph('Hochleistungsbeton'.repeat(12)) + paragraph('施工缝的位置应留在受剪力较小处。'.repeat(60)),
    }),
  ),
  play: async ({ canvasElement }) => {
    await expect(within(await pagesOf(canvasElement)).getByText(/^Hochleistungsbeton/)).toBeVisible()
  },
}

export const ManyRows: Story = {
  ...showing('图集说明.docx', () => {
    const page = (n: number) => `${paragraph(`第 ${n + 1} 节`)}<w:p><w:r><w:br w:type="page"/></w:r></w:p>`
    return wordOf({ more: Array.from({ length: 60 }, (_, n) => page(n)).join('') })
  }),
  play: async ({ canvas, canvasElement }) => {
    await pagesOf(canvasElement, 3)
    await expect(canvas.getByText(texts.pages(62))).toBeVisible()
  },
}

export const Narrow: Story = {
  ...narrow,
  ...document,
  play: async ({ canvasElement }) => {
    await expect(within(await pagesOf(canvasElement)).getByText('框架梁 KL3')).toBeVisible()
  },
}

/** HTML pages, macros, external pictures and templates, and styles that request something: none of it is shown. */
export const Hostile: Story = {
  ...showing('陷阱.docx', () => hostileWord('<script>document.title = "run"</script>')),
  play: async ({ canvasElement }) => {
    const pages = await pagesOf(canvasElement)
    await expect(within(pages).getByText('规范').closest('a')).toHaveAttribute(
      'rel',
      'noopener noreferrer nofollow',
    )
    await expect(within(pages).getByText('坏链接').closest('a')).not.toHaveAttribute('href')
    await expect(pages.querySelector('iframe, script, img, link, style, object')).toBeNull()
    await expect(pages.innerHTML).not.toMatch(/url\(/)
    await expect(within(pages).getByText(/document.title = "run"/)).toBeVisible()
  },
}

export const Protected: Story = {
  ...showing('密.docx', sealedOffice),
  play: isUnshown(() => texts.protected),
}
