export { FileDrop, type FileDropProps } from './FileDrop'
export type { FileDropLabels, ShownFile } from './FileDropLabels'
