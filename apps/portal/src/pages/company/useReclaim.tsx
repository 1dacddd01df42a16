import { pagePaths } from '@atrium/contracts/paths'
import type { ReclaimDialogProps } from '@atrium/features/licenceUse'
import { useWorkspace } from '@atrium/features/workspace'
import { deferDialog } from '@atrium/ui/overlay'
import { type ReactNode, useCallback, useState } from 'react'

const ReclaimDialogInPortal = deferDialog(async () => (await import('./ReclaimDialogInPortal')).default)

type ReclaimChoice = ReclaimDialogProps['choice']

interface Opened {
  readonly choice: ReclaimChoice
  readonly open: boolean
  /** Number of times it was opened: each opening starts without input. */
  readonly turn: number
}

interface Reclaim {
  /** Undefined: the person manages no licences. */
  readonly open: ((choice: ReclaimChoice) => void) | undefined
  /** To render beside the screen. */
  readonly dialog: ReactNode
}

/** Taking idle licences of a product back, from a page that shows it. */
export function useReclaim(): Reclaim {
  const { offers } = useWorkspace()
  const [opened, setOpened] = useState<Opened>()
  const open = useCallback(
    (choice: ReclaimChoice) => setOpened((last) => ({ choice, open: true, turn: (last?.turn ?? 0) + 1 })),
    [],
  )
  if (!offers(pagePaths.reclaims)) return { open: undefined, dialog: undefined }
  return {
    open,
    dialog: opened && (
      <ReclaimDialogInPortal
        key={opened.turn}
        choice={opened.choice}
        open={opened.open}
        onOpenChange={(next) => setOpened({ ...opened, open: next })}
      />
    ),
  }
}
