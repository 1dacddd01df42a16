import type { KeyboardEvent, PointerEvent } from 'react'
import styles from './TableHead.module.css'
import type { ColumnModel } from './useColumnModel'

type ColumnResizerProps = {
  /** The accessible name: 'Width of Name'. */
  label: string
  model: NonNullable<ReturnType<ColumnModel['getColumn']>>
  table: ColumnModel
}

const step = 8
const largeStep = 40

/** The handle on a column's edge: drag it, or focus it and use the arrow keys; double-click or Delete resets. */
export function ColumnResizer({ label, model, table }: ColumnResizerProps) {
  const { minSize = 64, maxSize = 800 } = model.columnDef
  const clamp = (width: number) => Math.round(Math.min(maxSize, Math.max(minSize, width)))

  const setWidth = (width: number, measured: Record<string, number>) => {
    table.setColumnSizing((old) => ({ ...measured, ...old, [model.id]: clamp(width) }))
  }

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.preventDefault()
    const handle = event.currentTarget
    const measured = measureColumns(handle)
    const start = (measured[model.id] ?? model.getSize()) - event.clientX
    handle.focus()
    handle.setPointerCapture(event.pointerId)
    const onMove = (move: globalThis.PointerEvent) => setWidth(start + move.clientX, measured)
    const onEnd = () => {
      handle.removeEventListener('pointermove', onMove)
      handle.removeEventListener('lostpointercapture', onEnd)
    }
    handle.addEventListener('pointermove', onMove)
    handle.addEventListener('lostpointercapture', onEnd)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const measured = measureColumns(event.currentTarget)
    const width = measured[model.id] ?? model.getSize()
    const by = event.shiftKey ? largeStep : step
    if (event.key === 'ArrowLeft') setWidth(width - by, measured)
    else if (event.key === 'ArrowRight') setWidth(width + by, measured)
    else if (event.key === 'Home') setWidth(minSize, measured)
    else if (event.key === 'End') setWidth(maxSize, measured)
    else if (event.key === 'Delete' || event.key === 'Backspace') model.resetSize()
    else return
    event.preventDefault()
  }

  return (
    <hr
      className={styles.resizer}
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={Math.round(model.getSize())}
      aria-valuemin={minSize}
      aria-valuemax={maxSize}
      onPointerDown={onPointerDown}
      onDoubleClick={() => model.resetSize()}
      onKeyDown={onKeyDown}
    />
  )
}

/** The current width of every column, so that changing one doesn't move the others. */
function measureColumns(handle: HTMLElement) {
  const widths: Record<string, number> = {}
  for (const cell of handle.closest('tr')?.querySelectorAll<HTMLElement>('[data-column]') ?? []) {
    widths[cell.dataset.column ?? ''] = Math.round(cell.getBoundingClientRect().width)
  }
  return widths
}
