import { Link } from '@atrium/ui/link'
import { useHost, useTexts } from '../../shared/host/useKept'
import type { AgreementKind } from '../api'
import { agreementMessages } from '../messages'
import { agreementAddress } from '../routes'

interface ReadLinkProps {
  readonly kind: AgreementKind
  readonly version: string
  /** Default: "Read"; its accessible name includes the agreement in any case. */
  readonly children?: string
}

/** Opens a version in a new tab, so that the page keeps its state. */
export function ReadLink({ kind, version, children }: ReadLinkProps) {
  const texts = useTexts(agreementMessages)
  const { href } = useHost()
  return (
    <Link
      external
      labels={{ newTab: texts.openElsewhere }}
      alone={!children}
      href={href(agreementAddress(kind, version))}
      {...(!children && { 'aria-label': `${texts.readOf(texts[kind])} ${texts.openElsewhere}` })}
    >
      {children ?? texts.read}
    </Link>
  )
}
