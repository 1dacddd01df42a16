import { ContentProblem } from '../content/ContentProblem'

export interface Picture {
  readonly url: string
  readonly width: number
  readonly height: number
}

/** The most that browsers draw without running out of memory. */
const mostPixels = 300_000_000

/** @throws ContentProblem where it is too big to be drawn; an error where it is no picture */
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
