import type { Notice } from '@atrium/features/shared'
import { createToaster, Toaster, type ToasterProps } from '@atrium/ui/toast'

const toaster = createToaster()

/** Shows a notice wherever the person is. */
export function notify({ id, tone, message, duration, action }: Notice): void {
  const { success, warning, error: failure, notice } = toaster
  const show = { success, warning, failure, notice }[tone]
  show(message, {
    ...(id !== undefined && { id }),
    ...(duration !== undefined && { duration }),
    ...(action && { action: { label: action.label, onSelect: action.run } }),
  })
}

export const dismissNotices = () => toaster.dismiss()

/** The place of notices. */
export function Notices({ labels }: Pick<ToasterProps, 'labels'>) {
  return <Toaster toaster={toaster} labels={labels} />
}
