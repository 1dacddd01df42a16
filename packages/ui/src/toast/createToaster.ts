import type { ReactNode } from 'react'

export interface ToastOptions {
  /**
   * Milliseconds until it disappears. `Infinity`: until dismissed. Default: 3000, and for errors until
   * dismissed.
   */
  duration?: number
  /** A second line below the message. */
  description?: ReactNode
  /** One action. It dismisses the toast. */
  action?: { label: string; onSelect: () => void }
  /**
   * A toast with the same id is replaced instead of added. Without ids, a toast with the same text and no
   * action replaces the earlier one and increments its counter.
   */
  id?: string
}

export interface Toast extends ToastOptions {
  id: string
  tone: 'success' | 'warning' | 'error' | 'notice'
  message: ReactNode
  duration: number
  /** How often it was sent while visible. */
  times: number
}

export interface ToasterHandle {
  /** A success. Announced politely. Returns the toast's id. */
  success: (message: ReactNode, options?: ToastOptions) => string
  /** Something isn't possible. Announced at once; temporary. Returns the toast's id. */
  warning: (message: ReactNode, options?: ToastOptions) => string
  /** A failure. Announced at once; stays until dismissed. Returns the toast's id. */
  error: (message: ReactNode, options?: ToastOptions) => string
  /** Information. Announced politely. Returns the toast's id. */
  notice: (message: ReactNode, options?: ToastOptions) => string
  /** Dismisses one toast, or all. */
  dismiss: (id?: string) => void
  /** For the component that shows them. */
  subscribe: (onChange: () => void) => () => void
  /** The current toasts, oldest first. */
  getToasts: () => readonly Toast[]
}

/** Texts are compared, elements are not, because nobody sends the same one twice. */
const saysTheSame = (toast: Toast, sent: Omit<Toast, 'id' | 'times'> & { id?: string }) =>
  sent.id === undefined &&
  !toast.action &&
  !sent.action &&
  toast.tone === sent.tone &&
  toast.message === sent.message &&
  toast.description === sent.description

/** Collects toasts. A `<Toaster toaster={…}>` shows them, including earlier ones. */
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
