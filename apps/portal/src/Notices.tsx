import type { Notice } from '@atrium/features/shared'
import { createToaster, type ToasterProps } from '@atrium/ui/toast'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'

const Toaster = lazy(() => import('./Toaster'))
const toaster = createToaster()

/** Shows a notice wherever the person is. */
export function notify({ tone, message, duration }: Notice): void {
  const show = { success: toaster.success, failure: toaster.error, notice: toaster.notice }[tone]
  show(message, duration === undefined ? {} : { duration })
}

/** The place of notices; its code is fetched for the first one. */
export function Notices({ labels }: Pick<ToasterProps, 'labels'>) {
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.getToasts)
  const [isNeeded, setNeeded] = useState(false)
  if (toasts.length > 0 && !isNeeded) setNeeded(true)
  return <Suspense>{isNeeded && <Toaster toaster={toaster} labels={labels} />}</Suspense>
}
