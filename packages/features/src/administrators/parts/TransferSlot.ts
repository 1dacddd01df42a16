import type { ComponentType } from 'react'

/** Asks whether to hand the company over to the member, and does it. The host provides it. */
export type TransferDialogSlot = ComponentType<{
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly member: { readonly userId: string; readonly realName: string; readonly phone: string }
}>
