import { Link } from '@atrium/ui/link'
import { useHost, useTexts } from '../../shared/host/useKept'
import type { AgreementKind } from '../api'
import { agreementMessages } from '../messages'
import { agreementAddress } from '../routes'

interface ReadLinkProps {
  readonly kind: AgreementKind
  readonly version: string
  /** Default: what it does; it is called after what is read in any case. */
  readonly children?: string
}

/** Opens a version beside the page, so that nothing on it is left. */
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
