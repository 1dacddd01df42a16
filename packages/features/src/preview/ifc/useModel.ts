import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { FromModel, PropertyGroup, Storey, ToModel } from './ModelTalk'

export interface ShownModel {
  /** `drawn`: something can be seen, and more comes. */
  readonly state: 'reading' | 'drawn' | 'ready' | 'broken' | 'noDrawing' | 'empty'
  readonly share: number
  readonly storeys: readonly Storey[]
  readonly elements: number
  /** Of what was clicked last. */
  readonly picked: readonly PropertyGroup[] | undefined
}

const nothing: ShownModel = { state: 'reading', share: 0, storeys: [], elements: 0, picked: undefined }

/**
 * A model that a worker reads and draws into an element of the page. With the worker end its memory, WebAssembly's and
 * the picture's.
 */
export function useModel(stage: RefObject<HTMLElement | null>, bytes: Uint8Array<ArrayBuffer>) {
  const worker = useRef<Worker>(undefined)
  const [model, setModel] = useState(nothing)
  const tell = useCallback((words: ToModel) => worker.current?.postMessage(words), [])
  useEffect(() => {
    const element = stage.current
    if (!element) return
    const canvas = document.createElement('canvas')
    canvas.style.cssText = 'display: block; width: 100%; height: 100%'
    canvas.setAttribute('aria-hidden', 'true')
    element.append(canvas)
    const started = new Worker(new URL('./model.worker.ts', import.meta.url), { type: 'module' })
    worker.current = started
    started.onmessage = ({ data }: MessageEvent<FromModel>) => setModel((now) => heard(now, data))
    started.onerror = (event) => {
      event.preventDefault()
      setModel((now) => ({ ...now, state: 'broken' }))
    }
    const dark = getComputedStyle(element).getPropertyValue('--atrium-color-scheme').trim() === 'dark'
    const drawing = canvas.transferControlToOffscreen()
    const copy = bytes.slice()
    started.postMessage({ tell: 'open', canvas: drawing, bytes: copy, dark } satisfies ToModel, [
      drawing,
      copy.buffer,
    ])
    const watch = new ResizeObserver(([entry]) => {
      if (!entry) return
      const { width, height } = entry.contentRect
      started.postMessage({ tell: 'size', width, height, ratio: devicePixelRatio } satisfies ToModel)
    })
    watch.observe(element)
    return () => {
      watch.disconnect()
      started.terminate()
      canvas.remove()
    }
  }, [stage, bytes])
  return { model, tell }
}

function heard(now: ShownModel, words: FromModel): ShownModel {
  if (words.tell === 'progress') return { ...now, share: words.share }
  if (words.tell === 'drawn') return { ...now, state: 'drawn' }
  if (words.tell === 'picked') return { ...now, picked: words.groups }
  if (words.tell === 'failed') return { ...now, state: words.reason }
  return { ...now, state: 'ready', storeys: words.storeys, elements: words.elements }
}
