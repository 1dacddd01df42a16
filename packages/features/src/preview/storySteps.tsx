import type { Decorator, StoryContext } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { withFeature } from '../shared/stories/mocks'
import { textsOf } from '../shared/stories/textsOf'
import { previewMessages } from './messages'

const texts = textsOf(previewMessages)

/** A viewer may load a library and start a worker first. Only a failure reaches this limit. */
export const inTime = { timeout: 60_000 } as const

/** Before the story's file is made. */
export const noFile = { name: '', size: 0, url: '' }

/** Replaces the `file` of a viewer's arguments by the one that the story's loader made. */
export const fileDecorators: Decorator[] = [
  (Story, { args, loaded }) => <Story args={{ ...args, ...loaded }} />,
  withFeature([]),
]

type Make = () => BlobPart | Promise<BlobPart>

/** The file of a story, made only when the story is shown. */
export const showing = (name: string, make: Make) => ({
  loaders: [
    async () => {
      const blob = new Blob([await make()])
      return { file: { name, size: blob.size, url: URL.createObjectURL(blob) } }
    },
  ],
})

/** Half of every file arrives, and then nothing more. */
export const arrivesInPart = () => {
  const real = window.fetch
  window.fetch = async (input, init) => {
    const answer = await real(input, init)
    if (!String(input).startsWith('blob:')) return answer
    const bytes = new Uint8Array(await answer.arrayBuffer())
    const start = (body: ReadableStreamDefaultController) =>
      body.enqueue(bytes.slice(0, Math.ceil(bytes.length / 2)))
    return new Response(new ReadableStream({ start }))
  }
  return () => {
    window.fetch = real
  }
}

/** Workers start and never say anything. */
export const workersAreSilent = () => {
  const real = window.Worker
  window.Worker = class extends EventTarget {
    postMessage() {}
    terminate() {}
  } as unknown as typeof Worker
  return () => {
    window.Worker = real
  }
}

type Shown = Pick<StoryContext, 'canvas'> & Pick<StoryContext, 'userEvent'>

/** The page tells how much has arrived. */
export async function halfReceived({ canvas }: Pick<StoryContext, 'canvas'>) {
  await expect(await canvas.findByText(/^(已加载5\d%|5\d% loaded)$/)).toBeVisible()
}

/** The box that explains why a file isn't shown, with a download that works. */
export const isUnshown =
  (title: () => string) =>
  async ({ canvas, args, userEvent }: Shown & { readonly args: { readonly onDownload?: unknown } }) => {
    await expect(await canvas.findByText(title(), {}, inTime)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: texts.download }))
    await expect(args.onDownload).toHaveBeenCalledOnce()
  }

/** The stage of a drawing or model once all of it is drawn: it has a picture with more than one colour. */
export async function drawnStage({ canvas }: Pick<StoryContext, 'canvas'>): Promise<HTMLElement> {
  const picture = await waitFor(() => {
    const found = document.querySelector<HTMLCanvasElement>('[data-state="ready"] canvas')
    if (!found) throw new Error('Not drawn yet.')
    return found
  }, inTime)
  await waitFor(() => expect(coloursOf(picture)).toBeGreaterThan(1), inTime)
  const { parentElement } = picture
  if (!parentElement) throw new Error('The canvas left the page.')
  await expect(canvas.queryByText(texts.loading)).toBeNull()
  return parentElement
}

/** The number of different colours in a small copy of it. */
export function coloursOf(picture: HTMLCanvasElement): number {
  const copy = new OffscreenCanvas(64, 48)
  const context = copy.getContext('2d', { willReadFrequently: true })
  if (!context) return 0
  context.drawImage(picture, 0, 0, copy.width, copy.height)
  return new Set(new Uint32Array(context.getImageData(0, 0, copy.width, copy.height).data.buffer)).size
}

export const narrow = { globals: { viewport: { value: 'narrow' } } }
