export { Dialog, type DialogProps, type DiscardLabels } from './Dialog'
export { DialogContent, type DialogContentProps } from './DialogContent'
export { DialogClose, DialogTrigger } from './DialogTrigger'
