import { PublicPage } from '@atrium/features/workspace'
import type { ReactNode } from 'react'
import { LanguageSwitch } from './LanguageSwitch'

interface PublicFrameProps {
  /** Default: as lines stay easy to read. */
  readonly width?: 'reading' | 'wide'
  readonly children: ReactNode
}

/** Around pages that anybody may read. */
export default function PublicFrame(frame: PublicFrameProps) {
  return <PublicPage corner={<LanguageSwitch />} {...frame} />
}
