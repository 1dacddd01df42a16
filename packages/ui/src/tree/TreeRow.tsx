import { Check, Minus } from 'lucide-react'
import { type CSSProperties, memo, type ReactNode } from 'react'
import { splitMatches } from './splitMatches'
import styles from './Tree.module.css'
import type { TreeCheck } from './TreeCheck'
import type { TreeRowFacts } from './treeRowFacts'

type TreeRowProps<Item> = TreeRowFacts<Item> & {
  selected: boolean
  /** Undefined if items have no checkboxes. */
  check: TreeCheck | undefined
  /** Whether this row is the Tab stop. */
  tabStop: boolean
  /** Distance from the top, and height, in px. */
  start: number
  height: number
  searchTerm: string
  renderIcon: ((item: Item) => ReactNode) | undefined
  note: string | undefined
  /** Only while they are visible. */
  actions?: ReactNode
  /** The field that replaces the name while it is edited. */
  field?: ReactNode
}

export const TreeRow = memo(function TreeRow<Item>(props: TreeRowProps<Item>) {
  const { item, id, name, level, expanded, selected, check, start, height, searchTerm, actions, field } =
    props
  return (
    <div
      role="treeitem"
      className={styles.row}
      tabIndex={props.tabStop ? 0 : -1}
      aria-label={name}
      aria-level={level}
      aria-setsize={props.siblings}
      aria-posinset={props.place}
      aria-expanded={expanded}
      aria-selected={check === undefined ? selected : undefined}
      aria-checked={check && ariaChecked[check]}
      aria-disabled={check === 'covered' || undefined}
      data-id={id}
      data-editing={field ? '' : undefined}
      style={{ top: start, height, '--level': level - 1 } as CSSProperties}
    >
      <span className={styles.toggle} data-toggle={expanded === undefined ? undefined : ''} />
      {check !== undefined && (
        <span className={styles.box} data-check={check} aria-hidden>
          {check === 'mixed' ? <Minus /> : check !== 'unchecked' && <Check />}
        </span>
      )}
      {item !== undefined && props.renderIcon && (
        <span className={styles.icon}>{props.renderIcon(item)}</span>
      )}
      {field ?? (
        <span className={styles.name} title={name}>
          {searchTerm === '' ? name : <Highlighted name={name} searchTerm={searchTerm} />}
        </span>
      )}
      {props.note && !field && <span className={styles.end} data-note={props.note} aria-hidden />}
      {actions && !field && <span className={styles.actions}>{actions}</span>}
    </div>
  )
}) as <Item>(props: TreeRowProps<Item>) => ReactNode

const ariaChecked = { checked: true, covered: true, unchecked: false, mixed: 'mixed' } as const

function Highlighted({ name, searchTerm }: { name: string; searchTerm: string }) {
  let from = 0
  return splitMatches(name, searchTerm).map((part, index) => {
    const key = from
    from += part.length
    return index % 2 === 0 ? (
      part
    ) : (
      <mark key={key} className={styles.match}>
        {part}
      </mark>
    )
  })
}
