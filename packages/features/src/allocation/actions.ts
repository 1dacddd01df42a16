import type { Getter } from 'jotai'
import { questionAtom, undoableAtom } from '../shared/request/actionAtom'
import { allocationApiAtom } from './api'
import type { Share } from './draft'

const stale = ['seats', 'history'] as const

export interface Sharing {
  readonly productId: string
  /** The parent department. */
  readonly departmentId: string
  readonly shares: readonly Share[]
}

/** Allocates seats. Undoing takes no licence from anybody: it is refused if the seats are used meanwhile. */
export const allocateAction = undoableAtom({
  run: (get, _set, sharing: Sharing) => allocate(get, sharing),
  undo: (get, _set, sharing) => takeBack(get, { sharing, recoveredLicenceIds: [] }),
  stale,
})

interface TakingBackOf {
  readonly sharing: Sharing
  /** Licences that members lose with the seats. */
  readonly recoveredLicenceIds: readonly string[]
}

export const takeBackAction = undoableAtom({
  run: (get, _set, input: TakingBackOf) => takeBack(get, input),
  undo: (get, _set, { sharing }) => allocate(get, sharing),
  stale: [...stale, 'licences'],
})

export const previewTakeBackAtom = questionAtom({
  run: (get, { sharing, signal }: { readonly sharing: Sharing; readonly signal: AbortSignal }) =>
    get(allocationApiAtom).previewTakeBack({ body: bodyOf(sharing) }, { signal }),
  stale: ['seats'],
})

const allocate = (get: Getter, sharing: Sharing) => get(allocationApiAtom).allocate({ body: bodyOf(sharing) })

const takeBack = (get: Getter, { sharing, recoveredLicenceIds }: TakingBackOf) =>
  get(allocationApiAtom).takeBack({
    body: { ...bodyOf(sharing), recoveredLicenceIds: [...recoveredLicenceIds] },
  })

const bodyOf = ({ productId, departmentId, shares }: Sharing) => ({
  productId,
  departmentId,
  list: [...shares],
})
