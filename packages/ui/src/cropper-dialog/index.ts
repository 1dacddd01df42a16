export { CropperDialog, type CropperDialogProps, type CropperLabels } from './CropperDialog'
