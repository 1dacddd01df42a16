import { type KeyboardEvent, type MouseEvent, useImperativeHandle, useRef, useState } from 'react'
import { isComposing } from '../keys/isComposing'
import { useNarrowWindow } from '../narrow-window'
import { Skeleton } from '../skeleton'
import { ancestorIds, openableSiblings } from './family'
import { at } from './indexTree'
import { NameField } from './NameField'
import styles from './Tree.module.css'
import type { TreeOptions } from './TreeProps'
import { TreeRow } from './TreeRow'
import { type TreeMove, treeMove } from './treeMove'
import { treeRowFacts } from './treeRowFacts'
import { typeAhead } from './typeAhead'
import { type TreeRowsState, useTreeRows } from './useTreeRows'
import { useTreeScroll } from './useTreeScroll'

/** The rows and their behaviour. Open items stay open while the tree loads again or fails. */
export function TreeRows<Item>(props: TreeOptions<Item>) {
  const isNarrow = useNarrowWindow()
  const {
    labels,
    searchTerm = '',
    renderIcon,
    renderActions,
    getNote,
    rowHeight = isNarrow ? 44 : 36,
  } = props
  const state = useTreeRows(props)
  const { tree, edit, rows, tabRow, editingRow, selectedId } = state
  const { scroller, setScroller, drawn, height, hasFocus, goTo } = useTreeScroll(state, rowHeight)
  const [hoveredId, setHoveredId] = useState<string | null>(null)

  const focusRow = (row: number) => {
    const id = tree.id(at(rows, row))
    if (id) goTo(id, true)
  }
  const startAdd = (parentId: string | null, defaultName: string) => {
    if (parentId) tree.expand([parentId, ...ancestorIds(tree.index, tree.position(parentId))])
    edit.start({ kind: 'add', parentId, defaultName })
  }
  const startRename = (id: string, draft?: string) => {
    goTo(id, false)
    edit.start({ kind: 'rename', id, draft })
  }
  useImperativeHandle(props.ref, () => ({
    startAdd,
    startRename,
    scrollTo: (id) => goTo(id, false),
    focusedId: () => (scroller?.contains(document.activeElement) ? rowIdOf(document.activeElement) : null),
    focus: () => focusRow(tabRow),
  }))

  const onKeyDown = useTreeKeys(props, state, {
    focusRow,
    startRename,
    pageSize: () => Math.max(1, Math.floor((scroller?.clientHeight ?? 0) / rowHeight) - 1),
  })
  const onClick = ({ target }: MouseEvent<HTMLElement>) => {
    const id = rowIdOf(target)
    if (!id || inPart(target, 'button, a, input')) return
    if (inPart(target, '[data-toggle]')) tree.toggle(id)
    else state.select(id)
  }
  const onDoubleClick = ({ target }: MouseEvent<HTMLElement>) => {
    const id = rowIdOf(target)
    const opens = id && at(tree.index.firstChild, tree.position(id)) >= 0
    if (opens && !inPart(target, 'button, a, input, [data-toggle]')) tree.toggle(id)
  }

  const endEditing = async (name: string, by: 'enter' | 'blur') => {
    const id = await edit.commit(name)
    if (id && by === 'enter') goTo(id, true)
  }
  const cancelEditing = () => {
    const id = edit.editing?.kind === 'rename' ? edit.editing.id : edit.editing?.parentId
    edit.stop()
    if (id) goTo(id, true)
  }

  if (props.state === 'loading') return <TreeSkeleton rowHeight={rowHeight} label={labels.loading} />
  if (props.state === 'failed') return <div className={styles.message}>{props.failed}</div>
  if (!edit.editing && rows.length === 0) {
    return <div className={styles.message}>{tree.search ? props.noMatches : props.empty}</div>
  }
  return (
    <div
      ref={setScroller}
      role="tree"
      tabIndex={-1}
      aria-label={labels.tree}
      className={styles.scroller}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onDoubleClick={onDoubleClick}
      onPointerOver={({ pointerType, currentTarget, target }) => {
        // Floating content is a React child here too, and an open menu keeps its row.
        const isInside = currentTarget.contains(target instanceof Node ? target : null)
        if (pointerType === 'mouse' && isInside && !hasOpenActions(currentTarget))
          setHoveredId(rowIdOf(target))
      }}
      onFocus={({ currentTarget, target }) => {
        const id = rowIdOf(target)
        hasFocus.current = currentTarget.contains(target)
        if (id && hasFocus.current) state.setFocusedId(id)
      }}
      onBlur={() => {
        hasFocus.current = false
      }}
    >
      <div className={styles.rows} style={{ height }}>
        {drawn.map((row) => {
          const facts = treeRowFacts(tree, rows, row, edit.editing)
          const { id, item } = facts
          const active = id === hoveredId || id === selectedId || row === tabRow
          return (
            <TreeRow
              key={id || 'new'}
              {...facts}
              selected={id === selectedId}
              check={item === undefined ? undefined : props.getCheck?.(item)}
              tabStop={row === tabRow}
              start={row * rowHeight}
              height={rowHeight}
              searchTerm={searchTerm}
              renderIcon={renderIcon}
              note={item && getNote?.(item)}
              actions={active && item !== undefined ? renderActions?.(item) : undefined}
              field={
                row === editingRow ? (
                  <NameField
                    label={labels.name}
                    savingLabel={labels.saving}
                    defaultValue={(edit.editing?.kind === 'rename' && edit.editing.draft) || facts.name}
                    maxLength={props.maxLength}
                    busy={edit.busy}
                    onCommit={endEditing}
                    onCancel={cancelEditing}
                  />
                ) : undefined
              }
            />
          )
        })}
      </div>
    </div>
  )
}

/** The id of the row of an event; null outside of rows, including a menu's portal. */
function rowIdOf(target: EventTarget | null) {
  return (target instanceof Element && target.closest<HTMLElement>('[data-id]')?.dataset.id) || null
}

function inPart(target: EventTarget, selector: string) {
  return target instanceof Element && target.closest(selector) !== null
}

const hasOpenActions = (tree: HTMLElement) =>
  tree.querySelector(`.${styles.actions} [aria-expanded='true']`) !== null

const rows = [
  { id: 'a', level: 0, width: '52%' },
  { id: 'b', level: 1, width: '44%' },
  { id: 'c', level: 1, width: '58%' },
  { id: 'd', level: 2, width: '40%' },
  { id: 'e', level: 2, width: '48%' },
  { id: 'f', level: 1, width: '36%' },
  { id: 'g', level: 1, width: '54%' },
  { id: 'h', level: 2, width: '42%' },
]

/** Placeholder rows. */
function TreeSkeleton({ rowHeight, label }: { rowHeight: number; label: string }) {
  return (
    <div role="status" aria-label={label}>
      {rows.map(({ id, level, width }) => (
        <div
          key={id}
          className={styles.skeleton}
          style={{ height: rowHeight, paddingInlineStart: 32 + level * 20 }}
        >
          <Skeleton width={width} height={12} />
        </div>
      ))}
    </div>
  )
}

const typingPause = 600

/** The tree's keyboard behaviour. Keys in a row's field or buttons are ignored. */
function useTreeKeys<Item>(
  props: TreeOptions<Item>,
  state: TreeRowsState<Item>,
  act: { focusRow: (row: number) => void; startRename: (id: string) => void; pageSize: () => number },
) {
  const { tree, rows } = state
  const typed = useRef({ text: '', time: 0 })

  const move = (asked: TreeMove) => {
    if (asked.kind === 'focus') return act.focusRow(asked.row)
    const id = tree.id(asked.position)
    const item = tree.item(asked.position)
    if (asked.kind === 'toggle') tree.toggle(id)
    else if (asked.kind === 'expandSiblings') tree.expand(openableSiblings(tree.index, asked.position))
    else if (asked.kind === 'select') state.select(id)
    else if (props.onRename && item !== undefined && (props.canRename?.(item) ?? true)) act.startRename(id)
  }

  return (event: KeyboardEvent<HTMLElement>) => {
    const id = event.target instanceof HTMLElement ? event.target.dataset.id : undefined
    const { key } = event
    if (!id || event.ctrlKey || event.metaKey || event.altKey || isComposing(event)) return

    const row = rows.indexOf(tree.position(id))
    const asked = treeMove(key, row, {
      index: tree.index,
      rows,
      isExpanded: (position) => tree.expanded.has(tree.id(position)),
      pageSize: act.pageSize(),
    })
    if (asked) {
      event.preventDefault()
      move(asked)
    } else if ([...key].length === 1) {
      const { text, time } = typed.current
      typed.current = { text: event.timeStamp - time < typingPause ? text + key : key, time: event.timeStamp }
      const found = typeAhead(typed.current.text, row, rows.length, (to) => tree.name(at(rows, to)))
      if (found >= 0) act.focusRow(found)
    }
  }
}
