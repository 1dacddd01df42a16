import type { RowDragging } from '@atrium/ui/drop-place'
import { useRowsInView } from '@atrium/ui/rows-in-view'
import { useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import { useTexts } from '../../shared/host/useHost'
import layout from '../../shared/screen/Layout.module.css'
import type { DiskNode } from '../api'
import { diskList } from '../atoms'
import { useKeptScroll } from '../kept/useKeptScroll'
import { diskMessages } from '../messages'
import type { useNodeMenu } from '../parts/useNodeMenu'
import styles from './DiskTiles.module.css'
import { TilePart } from './TilePart'
import { tileHeight, useColumns } from './tileMeasures'
import { tilePages, tilesAtOnce } from './tilePages'
import { usePartsInView } from './usePartsInView'
import { useTileKeys } from './useTileKeys'

interface DiskTilesProps {
  readonly total: number
  readonly menuOf: ReturnType<typeof useNodeMenu>
  readonly dragging: RowDragging<DiskNode>
}

/** A folder as tiles, of which those in view are drawn, and asked for. */
export function DiskTiles(props: DiskTilesProps) {
  const { folder, search, orderBy, isOrderDesc } = useAtomValue(diskList.viewAtom)
  // Another folder begins at its top.
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
    ...{ rowHeight: tileHeight, scroller, initialHeight: 600, spare: 2 },
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
            {...{ index, total, columns, menuOf, dragging, onLink }}
          />
        ))}
      </ul>
    </div>
  )
}
