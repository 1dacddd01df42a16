export { createToaster, type Toast, type ToasterHandle, type ToastOptions } from './createToaster'
export { useClearOfDocked } from './floating/useClearOfDocked'
export { Toaster, type ToasterLabels, type ToasterProps } from './Toaster'
