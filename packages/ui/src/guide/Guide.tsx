import { useEffect, useEffectEvent } from 'react'
import { onFirstUse } from '../overlay/onFirstUse'

export interface GuideStep {
  /** Selector of the element that the step is about; a step without its element is skipped. */
  readonly anchor: string
  readonly title: string
  readonly text: string
}

export interface GuideLabels {
  readonly next: string
  readonly previous: string
  /** The button of the last step. */
  readonly done: string
  /** The accessible name of the close button. */
  readonly close: string
  readonly progress: (step: number, steps: number) => string
}

export interface GuideProps {
  /** In display order. Keep the array stable. */
  steps: readonly GuideStep[]
  labels: GuideLabels
  /** Called when the person finished or closed it, also with Escape or by using the page. */
  onClose: () => void
}

/**
 * Points at parts of the page, one after another, and explains them. It keeps the focus until it is closed,
 * and then returns it. A click outside closes it and takes effect on the page. It is shown while mounted, and
 * not at all if no anchor exists.
 */
export function Guide({ steps, labels, onClose }: GuideProps) {
  const close = useEffectEvent(onClose)
  const words = useEffectEvent(() => labels)
  useEffect(() => {
    const ending = new AbortController()
    guideCode.load().then(
      ({ showGuide }) => {
        if (ending.signal.aborted) return
        const end = showGuide(steps, words(), () => close())
        ending.signal.addEventListener('abort', end)
      },
      // Nobody asked for it: if its code can't be loaded, there is no guide this time.
      () => {},
    )
    return () => ending.abort()
  }, [steps])
  return null
}

const guideCode = onFirstUse(() => import('./floating/showGuide'))

/** Loads the code of guides, so that one mounted afterwards is shown at once. */
export async function loadGuide(): Promise<void> {
  await guideCode.load()
}
