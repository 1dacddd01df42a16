import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import {
  type KeyboardEvent,
  type MouseEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { ancestorIds, childrenOf, openableSiblings } from './family'
import { at } from './indexTree'
import { NameField } from './NameField'
import styles from './Tree.module.css'
import type { TreeProps } from './TreeProps'
import { TreeRow } from './TreeRow'
import { type TreeMove, treeMove } from './treeKeys'
import { typeAhead } from './typeAhead'
import { useTreeEditing } from './useTreeEditing'
import { useTreeModel } from './useTreeModel'
import { newRow, withNewRow } from './withNewRow'

/** Where to go as soon as it is drawn. */
type Goal = { id: string; focus: boolean }

export function TreeRows<Item>(props: TreeProps<Item>) {
  const { labels, searchTerm = '', renderIcon, renderActions, maxLength, rowHeight = 36 } = props
  const tree = useTreeModel(props)
  const { index, expanded } = tree
  const edit = useTreeEditing(props, (id) => tree.name(tree.position(id)))
  const { editing } = edit

  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const [ownSelected, setOwnSelected] = useState(props.defaultSelectedId ?? null)
  const selectedId = props.selectedId === undefined ? ownSelected : props.selectedId
  const [focusedId, setFocusedId] = useState<string | null>(null)
  const [hoveredId, setHoveredId] = useState<string | null>(null)
  const [goal, setGoal] = useState<Goal | null>(null)
  const typed = useRef({ text: '', at: 0 })
  const hasFocus = useRef(false)

  const rows =
    editing?.kind === 'add' ? withNewRow(index, tree.visible, tree.position(editing.parentId)) : tree.visible
  const tabRow = tabStop(rows, tree.position(focusedId ?? selectedId))
  const editingRow =
    editing === null ? -1 : rows.indexOf(editing.kind === 'add' ? newRow : tree.position(editing.id))

  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    initialRect: { width: 320, height: 640 },
    overscan: 4,
    useFlushSync: false,
    rangeExtractor: (range) => withRows(range, tabRow, editingRow),
  })

  // 1. Where a search, an edit or a screen wants to go
  const firstMatch = tree.search ? tree.id(tree.search.first) : ''
  const [seenMatch, setSeenMatch] = useState(firstMatch)
  if (firstMatch !== seenMatch) {
    setSeenMatch(firstMatch)
    if (firstMatch) setGoal({ id: firstMatch, focus: false })
  }
  useLayoutEffect(() => {
    if (editingRow >= 0) virtualizer.scrollToIndex(editingRow)
  }, [editingRow, virtualizer])
  useLayoutEffect(() => {
    if (!goal || !scroller) return
    const row = rows.indexOf(index.positions.get(goal.id) ?? -1)
    if (row < 0) return
    setGoal(null)
    virtualizer.scrollToIndex(row)
    if (goal.focus)
      scroller.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]')?.focus({ preventScroll: true })
  }, [goal, scroller, rows, index, virtualizer])
  useLayoutEffect(() => {
    // The row that had the focus is gone: the row that takes its place gets it.
    if (!hasFocus.current || document.activeElement !== document.body || editing) return
    scroller?.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]')?.focus({ preventScroll: true })
  })

  const reveal = (id: string, focus: boolean) => {
    const position = tree.position(id)
    if (position < 0) return
    tree.expand(ancestorIds(index, position))
    if (focus) setFocusedId(id)
    setGoal({ id, focus })
  }
  const startAdd = (parentId: string | null, defaultName: string) => {
    const parent = tree.position(parentId)
    if (parentId && parent >= 0) tree.expand([parentId, ...ancestorIds(index, parent)])
    edit.start({ kind: 'add', parentId, defaultName })
  }
  const startRename = (id: string) => {
    reveal(id, false)
    edit.start({ kind: 'rename', id })
  }
  useImperativeHandle(props.ref, () => ({
    startAdd,
    startRename,
    scrollTo: (id) => reveal(id, false),
    focus: () => reveal(tree.id(at(rows, tabRow)), true),
  }))

  // 2. What a person does
  const select = (id: string) => {
    setFocusedId(id)
    setOwnSelected(id)
    props.onSelect?.(id)
  }
  const toggle = (id: string) => {
    if (!expanded.has(id)) return tree.expand([id])
    tree.collapse(id)
  }
  const move = (asked: TreeMove) => {
    if (asked.kind === 'focus') {
      const id = tree.id(at(rows, asked.row))
      if (id) reveal(id, true)
      return
    }
    const id = tree.id(asked.position)
    const item = tree.item(asked.position)
    if (asked.kind === 'expand' || asked.kind === 'collapse') toggle(id)
    else if (asked.kind === 'expandSiblings') tree.expand(openableSiblings(index, asked.position))
    else if (asked.kind === 'select') select(id)
    else if (props.onRename && item !== undefined && (props.canRename?.(item) ?? true)) startRename(id)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const id = event.target instanceof HTMLElement ? event.target.dataset.id : undefined
    if (id === undefined || event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing)
      return
    const row = rows.indexOf(tree.position(id))
    const asked = treeMove(event.key, row, {
      index,
      visible: rows,
      isExpanded: (position) => expanded.has(tree.id(position)),
      pageSize: Math.max(1, Math.floor((scroller?.clientHeight ?? 0) / rowHeight) - 1),
    })
    if (asked) {
      event.preventDefault()
      move(asked)
    } else if ([...event.key].length === 1) {
      const { text, at: last } = typed.current
      typed.current = {
        text: event.timeStamp - last < 600 ? text + event.key : event.key,
        at: event.timeStamp,
      }
      const found = typeAhead(typed.current.text, row, rows.length, (to) => tree.name(at(rows, to)))
      if (found >= 0) move({ kind: 'focus', row: found })
    }
  }

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const id = rowId(event.target, true)
    if (!id) return
    if (event.target instanceof Element && event.target.closest('[data-toggle]')) toggle(id)
    else select(id)
  }

  const end = async (value: string, by: 'enter' | 'blur') => {
    const id = await edit.commit(value)
    if (id && by === 'enter') {
      setFocusedId(id)
      setGoal({ id, focus: true })
    }
  }
  const cancel = () => {
    const id = editing?.kind === 'rename' ? editing.id : editing?.parentId
    edit.cancel()
    if (id) reveal(id, true)
  }

  const renderedRow = (row: number, start: number) => {
    const position = at(rows, row)
    const isNew = position < 0
    const id = isNew ? '' : tree.id(position)
    const item = isNew ? undefined : tree.item(position)
    const parent = isNew && editing?.kind === 'add' ? tree.position(editing.parentId) : -1
    const siblings = isNew ? childrenOf(index, parent).length + 1 : at(index.siblings, position)
    const name = isNew && editing?.kind === 'add' ? editing.defaultName : tree.name(position)
    const active = id === hoveredId || row === tabRow || id === selectedId
    return (
      <TreeRow
        key={isNew ? 'new' : id}
        item={item}
        id={id}
        name={name}
        level={isNew ? (parent < 0 ? 1 : at(index.level, parent) + 1) : at(index.level, position)}
        place={isNew ? siblings : at(index.place, position)}
        siblings={siblings}
        expanded={isNew || at(index.firstChild, position) < 0 ? undefined : expanded.has(id)}
        selected={!isNew && id === selectedId}
        tabStop={row === tabRow}
        start={start}
        height={rowHeight}
        searchTerm={searchTerm}
        renderIcon={renderIcon}
        actions={active && item !== undefined ? renderActions?.(item) : undefined}
        field={
          row === editingRow ? (
            <NameField
              label={labels.name}
              savingLabel={labels.saving}
              defaultValue={name}
              maxLength={maxLength}
              busy={edit.busy}
              onCommit={end}
              onCancel={cancel}
            />
          ) : undefined
        }
      />
    )
  }

  if (tree.search && tree.search.first < 0 && !editing) {
    return <div className={styles.message}>{props.noMatches}</div>
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
      onDoubleClick={(event) => {
        const id = rowId(event.target, false)
        if (id && at(index.firstChild, tree.position(id)) >= 0) toggle(id)
      }}
      onPointerOver={(event) => event.pointerType === 'mouse' && setHoveredId(rowId(event.target, true))}
      onPointerLeave={() => setHoveredId(null)}
      onFocus={(event) => {
        const id = rowId(event.target, true)
        if (!event.currentTarget.contains(event.target) || id === null) return
        hasFocus.current = true
        setFocusedId(id)
      }}
      onBlur={() => {
        hasFocus.current = false
      }}
    >
      <div className={styles.rows} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map((item) => renderedRow(item.index, item.start))}
      </div>
    </div>
  )
}

/** The row that Tab comes to: the current item's, else its nearest visible ancestor's, else the first. */
function tabStop(rows: Int32Array, position: number) {
  return position < 0 ? 0 : Math.max(0, rows.indexOf(position))
}

function withRows(range: Range, ...rows: number[]) {
  const inRange = defaultRangeExtractor(range)
  const missing = rows.filter((row) => row >= 0 && row < range.count && !inRange.includes(row))
  return missing.length === 0 ? inRange : [...new Set([...inRange, ...missing])].sort((a, b) => a - b)
}

/** The row that an event came from, unless it came from one of its buttons or its field. */
function rowId(target: EventTarget, withButtons: boolean) {
  if (!(target instanceof Element)) return null
  if (!withButtons && target.closest('button, a, input, [data-toggle]')) return null
  return target.closest<HTMLElement>('[data-id]')?.dataset.id || null
}
