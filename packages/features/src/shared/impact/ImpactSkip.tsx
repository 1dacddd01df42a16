import { Button } from '@atrium/ui/button'
import { useTexts } from '../host/useHost'
import type { Blocker } from './api'
import { impactMessages } from './messages'

interface ImpactSkipProps {
  readonly blockers: readonly Blocker[]
  /** All that it is about, these included. */
  readonly rows: readonly string[]
  readonly onSkip: (blockers: readonly Blocker[]) => void
}

/** An offer to go on without what is in the way, where that stops only itself and something is left. */
export function ImpactSkip({ blockers, rows, onSkip }: ImpactSkipProps) {
  const texts = useTexts(impactMessages)
  const skipped = new Set(blockers.flatMap(({ ids }) => ids)).size
  const rest = rows.length - skipped
  if (rest === 0 || blockers.some(({ ids }) => ids.length === 0)) return null
  return (
    <div>
      <Button onClick={() => onSkip(blockers)}>{texts.skip(skipped, rest)}</Button>
    </div>
  )
}
