const fields =
  'input:not([type=hidden], [hidden], :disabled), select:not(:disabled), textarea:not(:disabled), [role=combobox], [role=tree], [role=tab][aria-selected=true]'

/** Moves the focus into the dialog that just opened: to what asks for it, else the first field, else itself. */
export function focusFirstField(event: Event) {
  const dialog = event.currentTarget
  if (!(dialog instanceof HTMLElement)) return
  event.preventDefault()
  const field =
    dialog.querySelector<HTMLElement>('[data-initial-focus]') ?? dialog.querySelector<HTMLElement>(fields)
  const target = field ?? dialog
  target.focus({ preventScroll: true })
}
