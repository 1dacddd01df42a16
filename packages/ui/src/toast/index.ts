export { createToaster, type Toast, type ToasterHandle, type ToastOptions } from './createToaster'
export { Toaster, type ToasterLabels, type ToasterProps } from './Toaster'
