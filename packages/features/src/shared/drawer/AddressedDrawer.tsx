import { useAtomValue } from 'jotai'
import { type ComponentType, useState } from 'react'
import { useQueryChange } from '../list/useQueryChange'
import type { DrawerKind } from './drawers'
import { drawnAtom } from './drawnAtom'

export interface DrawerState {
  /** What it is about. */
  readonly id: string
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

interface AddressedDrawerProps {
  readonly kind: DrawerKind
  /** What is shown. Keep it stable. */
  readonly drawer: ComponentType<DrawerState>
}

/**
 * A drawer that is open while the address names what it is about, so that reload, back and a copied link find it
 * again. Lists lead to it inside of a `DrawersContext` that names its kind.
 */
export function AddressedDrawer({ kind, drawer: Content }: AddressedDrawerProps) {
  const id = useAtomValue(drawnAtom)[kind]
  const change = useQueryChange()
  // What it was about stays while it closes.
  const [last, setLast] = useState(id)
  if (id !== '' && id !== last) setLast(id)
  if (last === '') return null
  return <Content id={last} open={id !== ''} onOpenChange={() => change({ [kind]: undefined })} />
}
