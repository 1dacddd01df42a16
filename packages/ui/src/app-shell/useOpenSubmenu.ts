import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { useEffect } from 'react'
import { holds } from './holds'
import type { SideMenuProps } from './SideMenuProps'

type Options = Pick<SideMenuProps, 'items' | 'currentId' | 'openId' | 'onOpenIdChange'>

/** The open submenu of a level. It follows the current page unless controlled. */
export function useOpenSubmenu({ items, currentId, openId, onOpenIdChange }: Options) {
  const holder = items.find((item) => holds(item, currentId))?.id ?? null
  const [open, setOpen] = useControllableState<string | null>({
    prop: openId,
    defaultProp: holder,
    onChange: onOpenIdChange,
  })

  const controlled = openId !== undefined
  useEffect(() => {
    if (!controlled && holder !== null) setOpen(holder)
  }, [controlled, holder, setOpen])

  return [open, setOpen] as const
}
