export { type DragRows, dragRows } from './dragRows'
export { type DropPlace, dropEvents } from './dropEvents'
export type { RowDragging } from './RowDragging'
