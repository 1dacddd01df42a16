import type { FormEvent, MouseEvent } from 'react'
import { selectOnChange } from './selection/selectOnChange'
import type { TableBodyProps } from './TableBodyProps'

/** Event handlers of the body, attached once for all rows. Keyboard users have the controls in the rows. */
export const bodyEvents = <Row>(props: TableBodyProps<Row>) => ({
  onClick: openRow,
  onChange: (event: FormEvent<HTMLElement>) => selectOnChange(event, props),
  ...props.dragging?.(props.rows),
})

const controls = 'a, button, input, label, textarea, select'

/** A click on a row, outside its controls, follows the row's link if it has one. */
function openRow({ target, currentTarget }: MouseEvent<HTMLTableSectionElement>) {
  // Floating content is outside of the table, but React events bubble here.
  if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest(controls)) return
  // The person is selecting text.
  if (window.getSelection()?.isCollapsed === false) return
  const link = target.closest('tr')?.querySelector<HTMLElement>('[data-opens-row]')
  // Overlays that open return the focus to the link.
  link?.focus({ preventScroll: true })
  link?.click()
}
