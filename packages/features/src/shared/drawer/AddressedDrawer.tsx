import { useAtomValue, useSetAtom } from 'jotai'
import { type ComponentType, useEffect, useState } from 'react'
import { useQueryChange } from '../list/useQueryChange'
import { type DrawerKind, drawerQuery, drawersAtom, drawnAtom } from './drawers'

export interface DrawerState {
  /** What it is about. */
  readonly id: string
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

interface AddressedDrawerProps {
  readonly kind: DrawerKind
  /** What is shown; `preload` fetches its code ahead of time. Keep it stable. */
  readonly drawer: ComponentType<DrawerState> & { readonly preload?: () => void }
}

const nothing = () => {}

/**
 * A drawer that is open while the address names what it is about, so that reload, back and a copied link find it
 * again. While it is on the page, lists lead to it: put it beside them.
 */
export function AddressedDrawer({ kind, drawer: Content }: AddressedDrawerProps) {
  const id = useAtomValue(drawnAtom)[kind]
  const change = useQueryChange()
  const register = useSetAtom(drawersAtom)
  // What it was about stays while it closes.
  const [last, setLast] = useState(id)
  if (id !== '' && id !== last) setLast(id)

  const preload = Content.preload ?? nothing
  useEffect(() => {
    register((others) => ({ ...others, [kind]: preload }))
    return () => register(({ [kind]: _own, ...others }) => others)
  }, [register, kind, preload])

  if (last === '') return null
  return <Content id={last} open={id !== ''} onOpenChange={() => change(drawerQuery())} />
}
