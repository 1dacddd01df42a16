export { createToaster, type Toast, type Toaster as ToasterHandle, type ToastOptions } from './createToaster'
export { Toaster, type ToasterLabels, type ToasterProps } from './Toaster'
