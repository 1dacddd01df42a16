import type { ReactNode } from 'react'

export interface ToastOptions {
  /** Milliseconds on screen. `Infinity`: until dismissed. Default: 3000, and for errors until dismissed. */
  duration?: number
  /** A second line under the message. */
  description?: ReactNode
  /** One thing to do about it. It dismisses the toast. */
  action?: { label: string; onSelect: () => void }
  /** A toast with the same id is replaced rather than joined by a second one. */
  id?: string
}

export interface Toast extends ToastOptions {
  id: string
  tone: 'success' | 'error' | 'notice'
  message: ReactNode
  duration: number
}

export interface ToasterHandle {
  /** Something went well. Announced politely. Returns the toast's id. */
  success: (message: ReactNode, options?: ToastOptions) => string
  /** Something failed. Announced at once; it stays until dismissed. Returns the toast's id. */
  error: (message: ReactNode, options?: ToastOptions) => string
  /** Something to know. Announced politely. Returns the toast's id. */
  notice: (message: ReactNode, options?: ToastOptions) => string
  /** Takes one toast away, or all of them. */
  dismiss: (id?: string) => void
  /** For the component that shows them. */
  subscribe: (onChange: () => void) => () => void
  /** What is to be shown now, oldest first. */
  getToasts: () => readonly Toast[]
}

/** The place that toasts are sent to. A `<Toaster toaster={…}>` shows what it receives, earlier messages included. */
export function createToaster(): ToasterHandle {
  let toasts: readonly Toast[] = []
  let count = 0
  const listeners = new Set<() => void>()

  const publish = (next: readonly Toast[]) => {
    toasts = next
    for (const listener of listeners) listener()
  }

  const send =
    (tone: Toast['tone'], defaultDuration: number) =>
    (message: ReactNode, { duration = defaultDuration, ...options }: ToastOptions = {}) => {
      count += 1
      const toast = { ...options, id: options.id ?? `toast-${count}`, tone, message, duration }
      publish([...toasts.filter(({ id }) => id !== toast.id), toast])
      return toast.id
    }

  return {
    success: send('success', 3000),
    error: send('error', Number.POSITIVE_INFINITY),
    notice: send('notice', 3000),
    dismiss: (id) => publish(id === undefined ? [] : toasts.filter((toast) => toast.id !== id)),
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    getToasts: () => toasts,
  }
}
