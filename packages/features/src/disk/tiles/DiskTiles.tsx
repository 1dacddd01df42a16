import { Button } from '@atrium/ui/button'
import type { RowDragging } from '@atrium/ui/drop-place'
import { useRowsInView } from '@atrium/ui/rows-in-view'
import { atom, useAtom, useAtomValue } from 'jotai'
import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { type Request, type RequestAtom, requestAtom } from '../../shared/request/request'
import layout from '../../shared/screen/Layout.module.css'
import type { DiskNode } from '../api'
import { diskList } from '../atoms'
import { useKeptScroll } from '../kept/useKeptScroll'
import { diskMessages } from '../messages'
import type { useNodeMenu } from '../parts/useNodeMenu'
import styles from './DiskTiles.module.css'
import { Tile } from './Tile'

interface DiskTilesProps {
  readonly total: number
  readonly menuOf: ReturnType<typeof useNodeMenu>
  readonly dragging: RowDragging<DiskNode>
}

/** A folder as tiles; only visible ones are rendered and loaded. */
export function DiskTiles(props: DiskTilesProps) {
  const { folder, search, orderBy, isOrderDesc } = useAtomValue(diskList.viewAtom)
  // Another folder starts at its top.
  const place = JSON.stringify([folder, search, orderBy, isOrderDesc])
  return <Tiles key={place} place={place} {...props} />
}

function Tiles({ total, menuOf, dragging, place }: DiskTilesProps & { readonly place: string }) {
  const texts = useTexts(diskMessages)
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const columns = useColumns(scroller)
  const partOf = useMemo(() => tilePages(), [])
  const { first, end, height, scrollTo } = useRowsInView({
    count: Math.ceil(total / columns),
    rowHeight: tileHeight,
    scroller,
    initialHeight: 600,
    spare: 2,
  })
  const [from, to] = [first * columns, Math.min(end * columns, total)]
  const parts = usePartsInView(
    Math.floor(from / tilesAtOnce),
    Math.floor(Math.max(from, to - 1) / tilesAtOnce),
  )
  const { onLink, onKeyDown } = useTileKeys({ total, columns, scrollTo })
  useKeptScroll(`tiles ${place}`, scroller)
  return (
    <div ref={setScroller} className={styles.scroller}>
      <ul
        className={`${layout.plainList} ${styles.tiles}`}
        aria-label={texts.files}
        style={{ blockSize: height }}
        onKeyDown={onKeyDown}
      >
        {parts.map(({ index, isAsked }) => (
          <TilePart
            key={index}
            part={isAsked ? partOf(index) : undefined}
            from={Math.max(from, index * tilesAtOnce)}
            to={Math.min(to, (index + 1) * tilesAtOnce)}
            index={index}
            total={total}
            columns={columns}
            menuOf={menuOf}
            dragging={dragging}
            onLink={onLink}
          />
        ))}
      </ul>
    </div>
  )
}

/** In milliseconds: parts that are only scrolled past aren't requested. */
const patience = 80

/** The parts in view, and those that have been in view long enough. */
function usePartsInView(first: number, last: number) {
  const [asked, setAsked] = useState<ReadonlySet<number>>(new Set([0]))
  useEffect(() => {
    const timer = setTimeout(() => {
      const parts = range(first, last)
      setAsked((known) => (parts.every((part) => known.has(part)) ? known : new Set([...known, ...parts])))
    }, patience)
    return () => clearTimeout(timer)
  }, [first, last])
  return range(first, last).map((index) => ({ index, isAsked: asked.has(index) }))
}

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, n) => first + n)

interface Given {
  readonly total: number
  readonly columns: number
  readonly scrollTo: (row: number) => void
}

/** Arrows, Home and End move from one tile's name to another, even if that isn't rendered yet. */
function useTileKeys({ total, columns, scrollTo }: Given) {
  const links = useRef(new Map<number, HTMLElement>())
  const wanted = useRef<number>(undefined)

  /** Called with each rendered name, by its position, and with none when it is removed. */
  const onLink = useMemo(
    () => (place: number, link: HTMLElement | null) => {
      if (!link) return void links.current.delete(place)
      links.current.set(place, link)
      if (wanted.current !== place) return
      wanted.current = undefined
      link.focus({ preventScroll: true })
    },
    [],
  )

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const [at] = [...links.current].find(([, link]) => link === event.target) ?? []
    if (at === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    const forwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: at + forwards,
      ArrowLeft: at - forwards,
      ArrowDown: at + columns,
      ArrowUp: at - columns,
      Home: 0,
      End: total - 1,
    }
    const next = steps[event.key]
    if (next === undefined) return
    event.preventDefault()
    if (next < 0 || next >= total) return
    const link = links.current.get(next)
    wanted.current = link ? undefined : next
    scrollTo(Math.floor(next / columns))
    link?.focus({ preventScroll: true })
  }

  return { onLink, onKeyDown }
}

interface TilePartProps {
  /** Undefined: not requested yet. */
  readonly part: RequestAtom<readonly DiskNode[]> | undefined
  readonly index: number
  /** The rendered part of it. */
  readonly from: number
  readonly to: number
  readonly total: number
  readonly columns: number
  readonly menuOf: ReturnType<typeof useNodeMenu>
  readonly dragging: RowDragging<DiskNode>
  readonly onLink: (place: number, link: HTMLElement | null) => void
}

/** Tiles that were requested together. */
function TilePart(props: TilePartProps) {
  const { part = notAsked, index, from, to, total, columns, menuOf, dragging, onLink } = props
  const texts = useTexts(diskMessages)
  const [request, askAgain] = useAtom(part)
  const rows = request.state === 'ready' ? request.value : []
  const places = Array.from({ length: Math.max(0, to - from) }, (_, n) => from + n)
  return places.map((place) => {
    const row = rows[place - index * tilesAtOnce]
    const style = {
      insetBlockStart: Math.floor(place / columns) * tileHeight,
      insetInlineStart: `calc(${place % columns} * 100% / ${columns})`,
      inlineSize: `calc(100% / ${columns})`,
    }
    const isFailed = request.state === 'failed' && place === from
    return (
      <li key={place} className={styles.place} style={style} aria-setsize={total} aria-posinset={place + 1}>
        {row && <Tile row={row} place={place} menuOf={menuOf} dragging={dragging} onLink={onLink} />}
        {isFailed && <Button onClick={() => askAgain()}>{texts.tilesFailed}</Button>}
        {!row && !isFailed && <span className={styles.bone} />}
      </li>
    )
  })
}

const notAsked = atom(
  (): Request<readonly DiskNode[]> => ({ state: 'loading' }),
  () => {},
)

/** Height of a tile with the gap below it, in px. */
const tileHeight = 152
const leastWidth = 148
const room = 12

/** The number of tiles per row that fit, at least two. */
function useColumns(scroller: HTMLElement | null): number {
  const [columns, setColumns] = useState(6)
  useLayoutEffect(() => {
    if (!scroller) return
    const look = () =>
      setColumns(Math.max(2, Math.floor((scroller.clientWidth - 2 * room) / (leastWidth + room))))
    look()
    const observer = new ResizeObserver(look)
    observer.observe(scroller)
    return () => observer.disconnect()
  }, [scroller])
  return columns
}

/** Number of files per request. */
const tilesAtOnce = 100

/** Parts of a folder, each requested when it comes into view; parts seen before appear at once. */
function tilePages() {
  const known = new Map<number, RequestAtom<readonly DiskNode[]>>()
  return (index: number): RequestAtom<readonly DiskNode[]> => {
    const part =
      known.get(index) ??
      requestAtom<readonly DiskNode[]>(['disk'], async (get, signal) => {
        const { list } = await get(diskList.askAtom)(index + 1, tilesAtOnce, { signal })
        return list
      })
    known.set(index, part)
    return part
  }
}
