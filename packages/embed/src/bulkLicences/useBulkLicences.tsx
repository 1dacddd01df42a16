import { pagePaths } from '@atrium/contracts/paths'
import type { BulkDialogProps } from '@atrium/features/bulkLicences'
import { useHost } from '@atrium/features/shared'
import { deferDialog } from '@atrium/ui/overlay'
import { type ReactNode, useCallback, useState } from 'react'

const WholeBulkDialog = deferDialog(async () => (await import('./WholeBulkDialog')).default)

type BulkChoice = BulkDialogProps['choice']

interface Opened {
  readonly choice: BulkChoice
  readonly open: boolean
  /** Number of times it was opened: each opening starts without input. */
  readonly turn: number
}

interface BulkLicences {
  /** Undefined: the person manages no licences. */
  readonly open: ((choice: BulkChoice) => void) | undefined
  /** To render beside the screen. */
  readonly dialog: ReactNode
}

/** Assigning many licences at once, or taking them back, from a page with people or products in hand. */
export function useBulkLicences(): BulkLicences {
  const { allows, covers } = useHost()
  const [opened, setOpened] = useState<Opened>()
  const open = useCallback(
    (choice: BulkChoice) => setOpened((last) => ({ choice, open: true, turn: (last?.turn ?? 0) + 1 })),
    [],
  )
  if (!allows(pagePaths.bulkLicences) || !covers('bulkLicences:write'))
    return { open: undefined, dialog: undefined }
  return {
    open,
    dialog: opened && (
      <WholeBulkDialog
        key={opened.turn}
        choice={opened.choice}
        open={opened.open}
        onOpenChange={(next) => setOpened({ ...opened, open: next })}
      />
    ),
  }
}
