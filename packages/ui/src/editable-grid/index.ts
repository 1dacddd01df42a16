export { EditableGrid } from './EditableGrid'
export type {
  EditableGridCheck,
  EditableGridColumn,
  EditableGridLabels,
  EditableGridProps,
} from './EditableGridProps'
