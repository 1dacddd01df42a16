import { pagePaths } from '@atrium/contracts/paths'
import type { ExemptDialogProps, ReclaimDialogProps } from '@atrium/features/licenceUse'
import { useHost } from '@atrium/features/shared'
import { deferDialog } from '@atrium/ui/overlay'
import { type ReactNode, useCallback, useState } from 'react'

const WholeReclaimDialog = deferDialog(async () => (await import('./WholeReclaimDialog')).WholeReclaimDialog)
const ExemptDialog = deferDialog(
  async () => (await import('@atrium/features/licenceUse/ExemptDialog')).ExemptDialog,
)

type ReclaimChoice = ReclaimDialogProps['choice']
type ExemptChoice = ExemptDialogProps['choice']

interface Opened {
  readonly reclaim?: ReclaimChoice
  readonly exempt?: ExemptChoice
  readonly open: boolean
  /** Number of times it was opened: each opening starts without input. */
  readonly turn: number
}

interface IdleLicences {
  /** Undefined: the person manages no licences. */
  readonly reclaim: ((choice: ReclaimChoice) => void) | undefined
  readonly exempt: ((choice: ExemptChoice) => void) | undefined
  /** To render beside the screen. */
  readonly dialog: ReactNode
}

/** Taking idle licences of a product back, and exempting members from it, from a page that shows the product. */
export function useIdleLicences(): IdleLicences {
  const { allows, covers } = useHost()
  const [opened, setOpened] = useState<Opened>()
  const openNew = useCallback(
    (choice: Pick<Opened, 'reclaim' | 'exempt'>) =>
      setOpened((last) => ({ ...choice, open: true, turn: (last?.turn ?? 0) + 1 })),
    [],
  )
  const reclaim = useCallback((choice: ReclaimChoice) => openNew({ reclaim: choice }), [openNew])
  const exempt = useCallback((choice: ExemptChoice) => openNew({ exempt: choice }), [openNew])
  if (!allows(pagePaths.idleLicences) || !covers('licenceUse:write'))
    return { reclaim: undefined, exempt: undefined, dialog: undefined }
  const state = opened && {
    open: opened.open,
    onOpenChange: (next: boolean) => setOpened({ ...opened, open: next }),
  }
  return {
    reclaim,
    exempt,
    dialog: opened && state && (
      <>
        {opened.reclaim && <WholeReclaimDialog key={opened.turn} choice={opened.reclaim} {...state} />}
        {opened.exempt && <ExemptDialog key={opened.turn} choice={opened.exempt} {...state} />}
      </>
    ),
  }
}
