const fields =
  'input:not([type=hidden], [hidden], :disabled), select:not(:disabled), textarea:not(:disabled), [role=combobox], [role=tree], [role=tab][aria-selected=true]'

/** Moves the focus to the first field of the dialog that just opened, or to the dialog itself. */
export function focusFirstField(event: Event) {
  const dialog = event.currentTarget
  if (!(dialog instanceof HTMLElement)) return
  event.preventDefault()
  const field = dialog.querySelector<HTMLElement>(fields)
  const target = field ?? dialog
  target.focus({ preventScroll: true })
}
