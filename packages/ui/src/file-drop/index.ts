export { FileDrop, type FileDropLabels, type FileDropProps, type ShownFile } from './FileDrop'
