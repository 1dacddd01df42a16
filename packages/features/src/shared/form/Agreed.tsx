import { Checkbox } from '@atrium/ui/checkbox'
import type { ReactNode } from 'react'
import type { FieldControl } from './Field'

export interface AgreedProps extends FieldControl<{ agreed: boolean }, 'agreed'> {
  readonly children: ReactNode
}

/** The checkbox for agreeing. */
export function Agreed({ value, onChange, ...control }: AgreedProps) {
  return <Checkbox {...control} checked={value} onCheckedChange={(checked) => onChange(checked === true)} />
}
