import type { ReactNode } from 'react'
import { Threshold } from '../../shared/entry/Threshold'
import { useTexts } from '../../shared/host/useKept'
import { oidcFrameMessages } from '../messages'

interface OidcFrameProps {
  /** Controls of the host in a corner, such as the language. */
  readonly corner?: ReactNode
  readonly children: ReactNode
}

/** The hall of the sign-in around these pages. */
export const OidcFrame = ({ corner, children }: OidcFrameProps) => (
  <Threshold texts={useTexts(oidcFrameMessages)} corner={corner} isLong>
    {children}
  </Threshold>
)
