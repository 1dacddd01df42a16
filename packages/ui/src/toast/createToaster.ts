import type { ReactNode } from 'react'

export interface ToastOptions {
  /** Milliseconds on screen. `Infinity`: until dismissed. Default: 3000, and for errors until dismissed. */
  duration?: number
  /** A second line under the message. */
  description?: ReactNode
  /** One thing to do about it. It dismisses the toast. */
  action?: { label: string; onSelect: () => void }
  /**
   * A toast with the same id is replaced rather than joined by a second one. Without ids, one that says the same,
   * and has no action, takes the place of the former and counts how often it was sent.
   */
  id?: string
}

export interface Toast extends ToastOptions {
  id: string
  tone: 'success' | 'warning' | 'error' | 'notice'
  message: ReactNode
  duration: number
  /** How often it was sent while it was there. */
  times: number
}

export interface ToasterHandle {
  /** Something went well. Announced politely. Returns the toast's id. */
  success: (message: ReactNode, options?: ToastOptions) => string
  /** Something can't be done like this. Announced at once; it goes by itself. Returns the toast's id. */
  warning: (message: ReactNode, options?: ToastOptions) => string
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

/** Words are compared, elements are not: nobody sends the same one twice. */
const saysTheSame = (toast: Toast, sent: Omit<Toast, 'id' | 'times'> & { id?: string }) =>
  sent.id === undefined &&
  !toast.action &&
  !sent.action &&
  toast.tone === sent.tone &&
  toast.message === sent.message &&
  toast.description === sent.description

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
      const sent = { ...options, tone, message, duration }
      const same = toasts.find((toast) => saysTheSame(toast, sent))
      if (same) {
        const again = { ...same, ...sent, id: same.id, times: same.times + 1 }
        publish(toasts.map((toast) => (toast === same ? again : toast)))
        return same.id
      }
      count += 1
      const toast = { ...sent, id: options.id ?? `toast-${count}`, times: 1 }
      publish([...toasts.filter(({ id }) => id !== toast.id), toast])
      return toast.id
    }

  return {
    success: send('success', 3000),
    warning: send('warning', 3000),
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
