import { FileText } from 'lucide-react'
import { useTexts } from '../../shared/host/useHost'
import { Entry } from '../../shared/settings/Entry'
import { KeptNumbers } from '../../shared/texts/KeptNumbers'
import { useFormat } from '../../shared/texts/useFormat'
import type { OwnAgreements } from '../api'
import { agreementMessages } from '../messages'
import { ReadLink } from './ReadLink'

interface AgreedEntryProps {
  readonly agreed: OwnAgreements['agreed'][number]
}

export function AgreedEntry({ agreed }: AgreedEntryProps) {
  const texts = useTexts(agreementMessages)
  const { timestamp } = useFormat()
  const { kind, version, at, occasion } = agreed
  const how = occasion === 'deregistration' ? texts.ended : texts[occasion]
  return (
    <Entry
      icon={<FileText />}
      name={texts[kind]}
      value={texts.version(version)}
      hint={<KeptNumbers>{`${timestamp(at)} ${how}`}</KeptNumbers>}
      actions={<ReadLink kind={kind} version={version} />}
    />
  )
}
