import { useAtomValue, useSetAtom } from 'jotai'
import { useHost } from '../shared/host/useHost'
import { useUndo } from '../shared/undo/useUndo'
import { allocationApiAtom, type TakingBack } from './api'
import { refreshAtom } from './atoms'
import { allocationErrors } from './contract'
import type { Share } from './draft'
import { useAllocationTexts, useRefusals } from './useAllocationTexts'

interface Sharing {
  readonly mainId: string
  /** The department above. */
  readonly departmentId: string
  readonly shares: readonly Share[]
}

/** Passing seats on and taking them back. Each is the other's inverse, as long as nobody uses the seats. */
export function useAllocationChanges() {
  const texts = useAllocationTexts()
  const refusals = useRefusals()
  const { notify } = useHost()
  const api = useAtomValue(allocationApiAtom)
  const refresh = useSetAtom(refreshAtom)
  const offerUndo = useUndo({
    ...refusals,
    // Undoing recovers nothing from anybody.
    [allocationErrors.changedMeanwhile]: texts.inUseMeanwhile,
  })

  const bodyOf = ({ mainId, departmentId, shares }: Sharing) => ({
    mainId,
    enterpriseDepartmentId: departmentId,
    list: [...shares],
  })

  async function allocate(sharing: Sharing) {
    await api.allocate({ body: bodyOf(sharing) })
    refresh()
    offerUndo({
      message: texts.allocated,
      undo: async () => {
        await api.takeBack({ body: { ...bodyOf(sharing), recoverSubIds: [] } })
        refresh()
      },
    })
  }

  const preview = (sharing: Sharing, signal: AbortSignal) =>
    api.previewTakeBack({ body: bodyOf(sharing) }, { signal })

  async function takeBack(sharing: Sharing, { recoverSubIds }: TakingBack) {
    await api.takeBack({ body: { ...bodyOf(sharing), recoverSubIds } })
    refresh()
    // A recovered licence would come back as another one: that is no undoing.
    if (recoverSubIds.length > 0) return notify({ tone: 'success', message: texts.takenBack })
    offerUndo({
      message: texts.takenBack,
      undo: async () => {
        await api.allocate({ body: bodyOf(sharing) })
        refresh()
      },
    })
  }

  return { allocate, preview, takeBack }
}
