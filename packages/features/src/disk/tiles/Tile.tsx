import { Checkbox } from '@atrium/ui/checkbox'
import type { RowDragging } from '@atrium/ui/drop-place'
import { dropEvents } from '@atrium/ui/drop-place'
import { useAtomValue, useSetAtom } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { memo, useMemo } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useCovers, useHost, useTexts } from '../../shared/host/useKept'
import { RowActions } from '../../shared/list/cells/RowActions'
import { formatSize } from '../../shared/texts/formatSize'
import { componentMessages } from '../../shared/texts/sharedMessages'
import { useFormat } from '../../shared/texts/useFormat'
import type { DiskNode } from '../api'
import { chosenNodes, folderPathAtom, previewPathAtom, toggleNodeAtom } from '../atoms'
import { NodeIcon } from '../parts/NodeIcon'
import { ScanState } from '../parts/ScanState'
import type { useNodeMenu } from '../parts/useNodeMenu'
import styles from './DiskTiles.module.css'

interface TileProps {
  readonly row: DiskNode
  /** Position in the folder, from 0. */
  readonly place: number
  readonly onLink: (place: number, link: HTMLElement | null) => void
  readonly menuOf: ReturnType<typeof useNodeMenu>
  readonly dragging: RowDragging<DiskNode>
}

/** A file or folder as a tile. */
export const Tile = memo(({ row, place, menuOf, dragging, onLink }: TileProps) => {
  const { selectRow } = useTexts(componentMessages)
  const format = useFormat()
  const folderPath = useAtomValue(folderPathAtom)
  const previewPath = useAtomValue(previewPathAtom)
  const toggle = useSetAtom(toggleNodeAtom)
  const isChosen = useAtomValue(
    useMemo(() => selectAtom(chosenNodes.idsAtom, (ids) => ids.has(row.id)), [row.id]),
  )
  const { onStart, onEnd, accepts, onDrop } = dragging
  const { main, more } = menuOf(row)
  const mayChange = useCovers('disk:write')
  const { serves } = useHost()
  const to = row.kind === 'folder' ? folderPath(row.id) : previewPath(row.id)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragged items can also be moved by their menu
    <div
      className={styles.tile}
      data-state={isChosen ? 'selected' : undefined}
      draggable={mayChange}
      onDragStart={(event) => onStart(row, event.dataTransfer) || event.preventDefault()}
      onDragEnd={onEnd}
      {...dropEvents(({ currentTarget }) => ({
        element: currentTarget,
        accepts: (transfer) => accepts(row, transfer),
        onDrop: (transfer) => onDrop(row, transfer),
      }))}
    >
      {mayChange && (
        <span className={styles.check}>
          <Checkbox checked={isChosen} onCheckedChange={() => toggle(row)} aria-label={selectRow(row.name)} />
        </span>
      )}
      <span className={styles.menu}>
        <RowActions row={row.name} more={[main, ...more]} />
      </span>
      <NodeIcon node={row} size="tile" />
      {serves(to) ? (
        <FeatureLink
          to={to}
          className={styles.name}
          title={row.name}
          ref={(link) => onLink(place, link)}
          draggable={false}
        >
          {row.name}
        </FeatureLink>
      ) : (
        <span className={styles.name} title={row.name}>
          {row.name}
        </span>
      )}
      <span className={styles.line}>
        {row.scan ? (
          <ScanState scan={row.scan} quiet />
        ) : row.kind === 'file' ? (
          formatSize(row.size)
        ) : (
          format.timestamp(row.modifiedAt).slice(0, 10)
        )}
      </span>
    </div>
  )
})
