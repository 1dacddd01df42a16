import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { longestWait } from '../content/ContentProblem'
import { startWorker } from '../content/startWorker'
import type { PreviewedFile } from '../parts/PreviewedFile'
import type { FromStage, StageFailure, ToStage } from './StageTalk'

export type StageState<Contents> =
  /** `drawn`: something is visible, and more follows. */
  | { readonly state: 'receiving' | 'reading' | 'drawn'; readonly share: number }
  | { readonly state: 'ready'; readonly contents: Contents }
  | { readonly state: 'failed'; readonly reason: StageFailure }

interface StageWork<From> {
  readonly start: () => Worker
  /** The maximum size of the content, in bytes. */
  readonly most: number
  /** Called with other messages. */
  readonly hear?: (words: From) => void
}

/**
 * A file that a worker fetches, reads and draws into an element of the page. Ending the worker frees its
 * memory, including WebAssembly's and the canvas's.
 */
export function useStage<Contents, To, From extends { readonly tell: string } = never>(
  stage: RefObject<HTMLElement | null>,
  { url, size }: PreviewedFile,
  { start, most, hear }: StageWork<From>,
) {
  const worker = useRef<Worker>(undefined)
  const [shown, setShown] = useState<StageState<Contents>>(
    size > most ? { state: 'failed', reason: 'tooBig' } : { state: 'receiving', share: 0 },
  )
  const tell = useCallback((words: To | ToStage) => worker.current?.postMessage(words), [])
  const begin = useEffectEvent(start)
  const hearOther = useEffectEvent((words: From) => hear?.(words))
  useEffect(() => {
    const element = stage.current
    if (!element) return
    let lose = (_reason: StageFailure) => {}
    let started: Worker
    try {
      started = startWorker(begin, (reason) => lose(reason))
    } catch {
      return setShown({ state: 'failed', reason: 'blocked' })
    }
    const canvas = document.createElement('canvas')
    canvas.style.cssText = 'display: block; width: 100%; height: 100%'
    canvas.setAttribute('aria-hidden', 'true')
    element.append(canvas)
    worker.current = started
    let patience: ReturnType<typeof setTimeout> | undefined
    // Late messages don't change a ready or failed state.
    let isFinal = false
    const fail = (reason: StageFailure) => {
      clearTimeout(patience)
      if (isFinal) return
      isFinal = true
      started.terminate()
      setShown({ state: 'failed', reason })
    }
    started.onmessage = ({ data }: MessageEvent<FromStage<Contents> | From>) => {
      if (!isOfEveryStage<Contents>(data)) return hearOther(data)
      if (isFinal) return
      if (data.tell === 'failed') return fail(data.reason)
      if (data.tell === 'received') {
        if (data.share === 1) patience = setTimeout(fail, longestWait, 'tooMuch')
        return setShown({ state: data.share === 1 ? 'reading' : 'receiving', share: data.share })
      }
      clearTimeout(patience)
      isFinal = data.tell === 'ready'
      setShown(
        data.tell === 'ready'
          ? { state: 'ready', contents: data.contents }
          : { state: 'drawn', share: data.tell === 'progress' ? data.share : 0 },
      )
    }
    lose = fail
    const dark = isInTheDark(element)
    const drawing = canvas.transferControlToOffscreen()
    const from = new URL(url, document.baseURI).href
    started.postMessage({ tell: 'open', canvas: drawing, url: from, size, dark } satisfies ToStage, [drawing])
    const watch = new ResizeObserver(([entry]) => {
      if (!entry) return
      const { width, height } = entry.contentRect
      started.postMessage({ tell: 'size', width, height, ratio: devicePixelRatio } satisfies ToStage)
    })
    watch.observe(element)
    return () => {
      clearTimeout(patience)
      watch.disconnect()
      started.terminate()
      canvas.remove()
    }
  }, [stage, url, size])
  return { shown, tell }
}

const isOfEveryStage = <Contents>(words: { readonly tell: string }): words is FromStage<Contents> =>
  ['received', 'progress', 'drawn', 'ready', 'failed'].includes(words.tell)

export const isInTheDark = (element: Element): boolean =>
  getComputedStyle(element).getPropertyValue('--atrium-color-scheme').trim() === 'dark'
