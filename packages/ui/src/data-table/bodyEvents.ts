import type { FormEvent, MouseEvent } from 'react'
import { selectOnChange } from './selectOnChange'
import type { TableBodyProps } from './TableBodyProps'

/** What happens in the rows of a body, heard once for all of them. The keyboard has the controls in them. */
export const bodyEvents = <Row>(props: TableBodyProps<Row>) => ({
  onClick: openRow,
  onChange: (event: FormEvent<HTMLElement>) => selectOnChange(event, props),
  ...props.dragging?.(props.rows),
})

const controls = 'a, button, input, label, textarea, select'

/** A click beside the controls of a row is one on the link that opens what the row is about, if it has one. */
function openRow({ target, currentTarget }: MouseEvent<HTMLTableSectionElement>) {
  // What floats is outside of the table, though React lets its events climb here.
  if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest(controls)) return
  // Whoever selects text wants the text.
  if (window.getSelection()?.isCollapsed === false) return
  const link = target.closest('tr')?.querySelector<HTMLElement>('[data-opens-row]')
  // What opens gives the focus back to the link.
  link?.focus({ preventScroll: true })
  link?.click()
}
