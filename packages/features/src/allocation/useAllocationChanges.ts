import { allocationErrors } from '@atrium/contracts/allocation/contract'
import { useHost } from '../shared/host/useHost'
import { useAction } from '../shared/request/useAction'
import { useUndo } from '../shared/undo/useUndo'
import { allocateAction, type Sharing, takeBackAction } from './actions'
import type { TakingBack } from './api'
import { useAllocationTexts, useRefusals } from './useAllocationTexts'

/** Passing seats on and taking them back. Each is the other's inverse, as long as nobody uses the seats. */
export function useAllocationChanges() {
  const texts = useAllocationTexts()
  const refusals = useRefusals()
  const { notify } = useHost()
  const allocating = useAction(allocateAction)
  const takingBack = useAction(takeBackAction)
  const offerUndo = useUndo({
    ...refusals,
    // Undoing recovers nothing from anybody.
    [allocationErrors.changedMeanwhile]: texts.inUseMeanwhile,
  })

  async function allocate(sharing: Sharing) {
    const { undo } = await allocating.perform(sharing)
    offerUndo({ message: texts.allocated, undo })
  }

  async function takeBack(sharing: Sharing, { recoveredLicenceIds }: TakingBack) {
    const { undo } = await takingBack.perform({ sharing, recoveredLicenceIds })
    // A recovered licence would come back as another one: that is no undoing.
    if (recoveredLicenceIds.length > 0) return notify({ tone: 'success', message: texts.takenBack })
    offerUndo({ message: texts.takenBack, undo })
  }

  return { allocate, takeBack }
}
