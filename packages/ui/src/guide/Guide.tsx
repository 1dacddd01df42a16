import { useEffect, useEffectEvent } from 'react'
import { onFirstUse } from '../overlay/onFirstUse'

export interface GuideStep {
  /** What the step is about, as a selector; a step whose element isn't there is left out. */
  readonly anchor: string
  readonly title: string
  readonly text: string
}

export interface GuideLabels {
  readonly next: string
  readonly previous: string
  /** The button of the last step. */
  readonly done: string
  /** The accessible name of the cross. */
  readonly close: string
  readonly progress: (step: number, steps: number) => string
}

export interface GuideProps {
  /** In the order in which they are shown. Keep the array stable. */
  steps: readonly GuideStep[]
  labels: GuideLabels
  /** Called once the person went through it, or closed it; also with Escape, or by going on with the page. */
  onClose: () => void
}

/**
 * Points at parts of the page, one after the other, and says what they are for. It keeps the focus until it is
 * closed, and gives it back; a click beside it closes it and does what it would have done without the guide. Shown for as long as it is mounted; without any of its anchors, nothing is.
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
      // Nobody asked for it: without its code there is no guide this time.
      () => {},
    )
    return () => ending.abort()
  }, [steps])
  return null
}

const guideCode = onFirstUse(() => import('./floating/showGuide'))

/** Fetches the code of guides: one that is mounted afterwards shows itself at once. */
export async function loadGuide(): Promise<void> {
  await guideCode.load()
}
