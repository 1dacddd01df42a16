import type { FormEvent } from 'react'
import { openRow } from './openRow'
import { selectOnChange } from './selectOnChange'
import type { TableBodyProps } from './TableBodyProps'

/** What happens in the rows of a body, heard once for all of them. The keyboard has the controls in them. */
export const bodyEvents = <Row>(props: TableBodyProps<Row>) => ({
  onClick: openRow,
  onChange: (event: FormEvent<HTMLElement>) => selectOnChange(event, props),
  ...props.dragging?.(props.rows),
})
