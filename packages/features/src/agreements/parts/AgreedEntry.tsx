import { Button } from '@atrium/ui/button'
import { FileText } from 'lucide-react'
import { useTexts } from '../../shared/host/useKept'
import layout from '../../shared/screen/Layout.module.css'
import { Entry } from '../../shared/settings/Entry'
import { KeptNumbers } from '../../shared/texts/KeptNumbers'
import { useFormat } from '../../shared/texts/useFormat'
import type { OwnAgreements } from '../api'
import { agreementMessages } from '../messages'
import { ReadLink } from './ReadLink'
import { useAgree } from './useAgree'

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

interface DueEntryProps {
  readonly due: OwnAgreements['due'][number]
}

export function DueEntry({ due }: DueEntryProps) {
  const texts = useTexts(agreementMessages)
  const { serviceDay: day } = useFormat()
  const { agree, busy } = useAgree()
  return (
    <Entry
      icon={<FileText />}
      name={texts[due.kind]}
      value={texts.version(due.version)}
      hint={texts.due(day(due.startAt))}
      actions={
        <div className={layout.actions}>
          <ReadLink kind={due.kind} version={due.version} />
          <Button
            size="small"
            busy={busy}
            aria-label={texts.agreeTo(texts[due.kind])}
            onClick={() => void agree([due])}
          >
            {texts.agree}
          </Button>
        </div>
      }
    />
  )
}
