import type { ReactNode } from 'react'
import { type HostParts, HostPartsContext } from './parts/HostParts'

export interface ApplicationsFeatureProps extends HostParts {
  readonly children: ReactNode
}

/** Around the screens and dialogs of this feature: what they take from the page. */
export function ApplicationsFeature({ DepartmentPicker, children }: ApplicationsFeatureProps) {
  return <HostPartsContext value={{ DepartmentPicker }}>{children}</HostPartsContext>
}
