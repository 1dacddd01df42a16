import { ContentProblem } from '../content/ContentProblem'

export interface Picture {
  readonly url: string
  readonly width: number
  readonly height: number
}

/** The maximum that browsers draw without running out of memory. */
const mostPixels = 300_000_000

/** @throws ContentProblem if it is too large to draw; an error if it is no picture */
export async function loadPicture(content: Blob, signal: AbortSignal): Promise<Picture> {
  const url = URL.createObjectURL(content)
  signal.addEventListener('abort', () => URL.revokeObjectURL(url), { once: true })
  const image = new Image()
  const loaded = new Promise((resolve, reject) => {
    image.onload = resolve
    image.onerror = reject
  })
  image.src = url
  await loaded
  const { naturalWidth: width, naturalHeight: height } = image
  if (width * height > mostPixels) throw new ContentProblem('tooBig')
  return { url, width, height }
}
