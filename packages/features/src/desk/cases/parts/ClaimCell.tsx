import { StatusBadge } from '@atrium/ui/status-badge'
import { useTexts } from '../../../shared/host/useKept'
import { useFormat } from '../../../shared/texts/useFormat'
import type { CaseClaim } from '../api'
import { casesMessages } from '../messages'

interface ClaimCellProps {
  /** Null: nobody works on it. */
  readonly claim: CaseClaim | null
  readonly isOwn: boolean
}

/** Who works on a case. */
export function ClaimCell({ claim, isOwn }: ClaimCellProps) {
  const texts = useTexts(casesMessages)
  const { timestamp } = useFormat()
  if (!claim) return <StatusBadge tone="idle">{texts.free}</StatusBadge>
  return (
    <StatusBadge tone={isOwn ? 'accent' : 'neutral'} title={texts.claimedSince(timestamp(claim.since))}>
      {isOwn ? texts.own : texts.claimedBy(claim.name)}
    </StatusBadge>
  )
}
