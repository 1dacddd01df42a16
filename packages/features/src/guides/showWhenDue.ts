import { canShowGuide, type GuideStep, loadGuide } from '@atrium/ui/guide'

const delay = 1000
const lookEvery = 250
/** A page that takes longer to show what the guide points at is seen without it. */
const patience = 15_000

interface DueGuide {
  /** Whether the person has seen it. */
  readonly seen: Promise<boolean>
  readonly steps: readonly GuideStep[]
  readonly signal: AbortSignal
  readonly show: () => void
}

/** Calls `show` when the guide is due: unseen, a second after the page has what it points at, nothing in its way. */
export async function showWhenDue({ seen, steps, signal, show }: DueGuide): Promise<void> {
  if (await seen) return
  // Before what may be in its way is looked for: nothing can come between then.
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
