export { Dialog, DialogClose, type DialogProps, DialogTrigger, type DiscardLabels } from './Dialog'
export { DialogContent, type DialogContentProps } from './DialogContent'
