import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { textsOf } from '../../shared/stories/textsOf'
import { previewMessages } from '../messages'
import { bytesOf } from '../samples/archives'
import { pdfOf, sealedPdf } from '../samples/pdf'
import {
  arrivesInPart,
  coloursOf,
  fileDecorators,
  inTime,
  isUnshown,
  narrow,
  noFile,
  showing,
} from '../storySteps'
import PdfViewer from './PdfViewer'

const texts = textsOf(previewMessages)

/** PDF: only the pages viewed are read and drawn. */
const meta = {
  id: 'features-preview-pdfviewer',
  title: 'Features/Preview/PdfViewer PDF文件',
  component: PdfViewer,
  decorators: fileDecorators,
  args: { file: noFile, as: { kind: 'pdf' }, onDownload: fn() },
} satisfies Meta<typeof PdfViewer>

export default meta
type Story = StoryObj<typeof meta>

/** In a font of the page: the format's own fonts come from the service, which stories don't have. */
const plan = (pages: number) => showing('图纸目录.pdf', () => pdfOf(pages, 'SampleSans'))
const sealed = showing('密图.pdf', () => bytesOf(sealedPdf()))

/** The first page is drawn, and its text can be selected. */
const firstPage: NonNullable<Story['play']> = async ({ canvas }) => {
  const page = await canvas.findByRole('region', { name: texts.pageOf(1) }, inTime)
  await waitFor(() => expect(page).toHaveAttribute('data-page', 'drawn'), inTime)
  await expect(await canvas.findByText(/^Page 1, line 1:/, {}, inTime)).toBeInTheDocument()
  const picture = page.querySelector('canvas')
  await expect(picture && coloursOf(picture)).toBeGreaterThan(1)
}

export const Loading: Story = {
  ...plan(2),
  beforeEach: arrivesInPart,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.loading)).toBeVisible()
  },
}

export const Ready: Story = {
  ...plan(2),
  play: async (context) => {
    await firstPage(context)
    const { canvas, userEvent } = context
    const zoom = canvas.getByLabelText(texts.zoom)
    const before = zoom.textContent
    await userEvent.click(canvas.getByRole('button', { name: texts.zoomOut }))
    await expect(zoom).not.toHaveTextContent(before)
    await userEvent.click(canvas.getByRole('button', { name: texts.fit }))
    await expect(zoom).toHaveTextContent(before)
    await waitFor(() => firstPage(context), inTime)
  },
}

/** Only its beginning is left. */
export const Failed: Story = {
  ...showing('坏.pdf', () => pdfOf(2).slice(0, 300)),
  play: isUnshown(() => texts.broken),
}

/** A file with a password asks for it. */
export const Pristine: Story = {
  ...sealed,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.passwordTitle }, inTime)).toBeVisible()
    await expect(canvas.getByLabelText(texts.password, { exact: false })).toHaveValue('')
  },
}

export const Invalid: Story = {
  ...sealed,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.openFile }, inTime))
    await expect(await canvas.findByText(texts.passwordEmpty)).toBeVisible()
  },
}

export const Rejected: Story = {
  ...sealed,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(texts.password, { exact: false }, inTime), '1234')
    await userEvent.click(canvas.getByRole('button', { name: texts.openFile }))
    await expect(await canvas.findByText(texts.passwordWrong, {}, inTime)).toBeVisible()
  },
}

export const Saved: Story = {
  ...sealed,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(texts.password, { exact: false }, inTime), '2026')
    await userEvent.click(canvas.getByRole('button', { name: texts.openFile }))
    await expect(await canvas.findByText('Sealed drawing list', {}, inTime)).toBeInTheDocument()
  },
}

/** A page is found by its number. */
export const ManyRows: Story = {
  ...plan(300),
  play: async ({ canvas, userEvent }) => {
    const page = await canvas.findByRole('textbox', { name: texts.page }, inTime)
    await expect(canvas.getByText('/ 300')).toBeVisible()
    await userEvent.clear(page)
    await userEvent.type(page, '250{Enter}')
    const wanted = await canvas.findByRole('region', { name: texts.pageOf(250) }, inTime)
    await waitFor(() => expect(wanted).toHaveAttribute('data-page', 'drawn'), inTime)
    await waitFor(() => expect(page).toHaveValue('250'))
  },
}

export const Narrow: Story = { ...narrow, ...plan(2), play: firstPage }
