import { canShowGuide, type GuideStep, loadGuide } from '@atrium/ui/guide'

const delay = 1000
const lookEvery = 250
/** Maximum wait for the anchors. On a slower page, the guide isn't shown. */
const patience = 15_000

interface DueGuide {
  /** Whether the person has seen it. */
  readonly seen: Promise<boolean>
  readonly steps: readonly GuideStep[]
  readonly signal: AbortSignal
  readonly show: () => void
}

/** Calls `show` when the guide is due: unseen, a second after its anchors exist, without an obstacle. */
export async function showWhenDue({ seen, steps, signal, show }: DueGuide): Promise<void> {
  if (await seen) return
  // Loaded before obstacles are checked, so that none can appear in between.
  await loadGuide()
  if (signal.aborted) return
  let waited = 0
  const timer = setInterval(() => {
    waited += lookEvery
    if (waited >= delay && canShowGuide(steps)) {
      clearInterval(timer)
      show()
    } else if (waited > patience) clearInterval(timer)
  }, lookEvery)
  signal.addEventListener('abort', () => clearInterval(timer))
}
