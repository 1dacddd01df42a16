import type { ReactNode } from 'react'
import { BorrowedLicences } from './BorrowedLicences'

export interface BorrowingFeatureProps {
  /** A screen of this feature. Default: the borrowed licences. */
  readonly children?: ReactNode
}

/** Licences that members have borrowed for devices without a connection. */
export const BorrowingFeature = ({ children }: BorrowingFeatureProps) => children ?? <BorrowedLicences />
