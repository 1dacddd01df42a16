import { Button } from '@atrium/ui/button'
import type { RowDragging } from '@atrium/ui/drop-place'
import { atom, useAtom } from 'jotai'
import { useTexts } from '../../shared/host/useHost'
import type { Request, RequestAtom } from '../../shared/request/request'
import type { DiskNode } from '../api'
import { diskMessages } from '../messages'
import type { useNodeMenu } from '../parts/useNodeMenu'
import styles from './DiskTiles.module.css'
import { Tile } from './Tile'
import { tileHeight } from './tileMeasures'
import { tilesAtOnce } from './tilePages'

interface TilePartProps {
  /** Undefined: it isn't asked for yet. */
  readonly part: RequestAtom<readonly DiskNode[]> | undefined
  readonly index: number
  /** Those of it that are drawn. */
  readonly from: number
  readonly to: number
  readonly total: number
  readonly columns: number
  readonly menuOf: ReturnType<typeof useNodeMenu>
  readonly dragging: RowDragging<DiskNode>
  readonly onLink: (place: number, link: HTMLElement | null) => void
}

/** Tiles that were asked for together. */
export function TilePart(props: TilePartProps) {
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
        {row && <Tile {...{ row, place, menuOf, dragging, onLink }} />}
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
