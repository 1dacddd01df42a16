import { memo } from 'react'
import { bodyEvents } from './bodyEvents'
import { renderRow } from './renderRow'
import styles from './TableBody.module.css'
import type { TableBodyProps } from './TableBodyProps'

/** All rows: a page of them. */
export const TableBody = memo(function TableBody<Row>(props: TableBodyProps<Row>) {
  return (
    <tbody
      className={styles.body}
      data-as={props.layout.as}
      role={props.layout.as === 'lines' ? 'rowgroup' : undefined}
      {...bodyEvents(props)}
    >
      {props.rows.map((row, index) => renderRow(props, row, index))}
    </tbody>
  )
}) as <Row>(props: TableBodyProps<Row>) => React.ReactNode
