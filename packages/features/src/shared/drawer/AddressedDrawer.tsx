import { useAtomValue } from 'jotai'
import { type ComponentType, useState } from 'react'
import { useQueryChange } from '../list/useQueryChange'
import { type DrawerKind, drawnAtom } from './drawers'

export interface DrawerState {
  /** Id of the thing shown. */
  readonly id: string
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

interface AddressedDrawerProps {
  readonly kind: DrawerKind
  /** The drawer's component. Keep it stable. */
  readonly drawer: ComponentType<DrawerState>
}

/**
 * A drawer that is open while the address names its thing, so that reload, Back and a copied link restore it. Lists
 * link to it inside of a `DrawersContext` with its kind.
 */
export function AddressedDrawer({ kind, drawer: Content }: AddressedDrawerProps) {
  const id = useAtomValue(drawnAtom)[kind]
  const change = useQueryChange()
  // The content stays while it closes.
  const [last, setLast] = useState(id)
  if (id !== '' && id !== last) setLast(id)
  if (last === '') return null
  return <Content id={last} open={id !== ''} onOpenChange={() => change({ [kind]: undefined })} />
}
