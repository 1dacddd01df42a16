/** Does what a click at this point of the window would have done, had nothing lain above it. */
export function pressAt(clientX: number, clientY: number): void {
  const control = document
    .elementFromPoint(clientX, clientY)
    ?.closest<HTMLElement>('a, button, input, select, textarea, label, [role], [tabindex]')
  if (!control) return
  control.focus()
  // Menus open by it, other controls by the click.
  const init = { bubbles: true, cancelable: true, button: 0, clientX, clientY, pointerType: 'mouse' }
  control.dispatchEvent(new PointerEvent('pointerdown', init))
  control.click()
}
