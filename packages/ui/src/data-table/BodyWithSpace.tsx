import type { ReactNode } from 'react'
import { bodyEvents } from './bodyEvents'
import styles from './TableBody.module.css'
import type { TableBodyProps } from './TableBodyProps'

interface BodyWithSpaceProps<Row> extends TableBodyProps<Row> {
  /** Height in px of the rows that aren't rendered, before and after. */
  readonly before: number
  readonly after: number
  readonly children: ReactNode
}

/** Rows at the position that they would have if all rows were rendered. */
export function BodyWithSpace<Row>({ before, after, children, ...props }: BodyWithSpaceProps<Row>) {
  const { as } = props.layout
  return (
    <tbody
      className={styles.body}
      data-as={as}
      role={as === 'lines' ? 'rowgroup' : undefined}
      {...bodyEvents(props)}
    >
      {before > 0 && <Space height={before} />}
      {children}
      {after > 0 && <Space height={after} />}
    </tbody>
  )
}

function Space({ height }: { height: number }) {
  return (
    <tr className={styles.space} aria-hidden>
      <td style={{ height }} />
    </tr>
  )
}
