import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { before } from '../overlay/before'
import { OverlayTrigger, type TriggerProps } from '../overlay/OverlayTrigger'
import { menuParts, useDropdownMenu } from './DropdownMenuContext'

export type DropdownMenuTriggerProps = TriggerProps

const entryOf: Partial<Record<string, 'first' | 'last'>> = {
  Enter: 'first',
  ' ': 'first',
  ArrowDown: 'first',
  ArrowUp: 'last',
}

/** The button that opens the menu; with `asChild`, its child does. */
export function DropdownMenuTrigger({
  ref,
  disabled = false,
  onPointerDown,
  onKeyDown,
  ...props
}: DropdownMenuTriggerProps) {
  const { open, setOpen, parts, triggerId, contentId, trigger, entry } = useDropdownMenu()
  const composedRef = useComposedRefs(ref, trigger)

  function toggle(entered?: 'first' | 'last') {
    entry.current = entered
    setOpen(!open)
  }

  return (
    <OverlayTrigger
      id={triggerId}
      data-disabled={disabled ? '' : undefined}
      {...props}
      ref={composedRef}
      kind="menu"
      slot="dropdown-menu-trigger"
      open={open}
      waiting={open && !parts}
      contentId={contentId}
      preload={menuParts.preload}
      disabled={disabled}
      onPointerDown={before(onPointerDown, (event) => {
        if (disabled || event.button !== 0 || event.ctrlKey) return
        toggle()
        if (open) return
        // The browser would move the focus to the button after this handler, away from the opening menu.
        event.preventDefault()
        trigger.current?.focus()
      })}
      onKeyDown={before(onKeyDown, (event) => {
        const entered = entryOf[event.key]
        if (disabled || !entered) return
        event.preventDefault()
        if (!open || event.key === 'Enter' || event.key === ' ') toggle(entered)
      })}
    />
  )
}
