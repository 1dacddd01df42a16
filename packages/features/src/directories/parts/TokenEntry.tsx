import { Button } from '@atrium/ui/button'
import { deferMounted } from '@atrium/ui/overlay'
import { StatusBadge } from '@atrium/ui/status-badge'
import { useSetAtom } from 'jotai'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { Question } from '../../shared/screen/Question'
import { Entry } from '../../shared/settings/Entry'
import { useFormat } from '../../shared/texts/useFormat'
import type { Directory, DirectoryToken } from '../api'
import { revokeTokenAction } from '../atoms'
import { directoriesMessages } from '../messages'

const TokenDialog = deferMounted(async () => (await import('./TokenDialog')).TokenDialog)

interface TokenEntryProps {
  readonly directory: Directory
  readonly token: DirectoryToken
}

/** How long before its end a token is marked, in milliseconds. */
const soon = 30 * 86_400_000

/** A token of a directory, without its secret. */
export function TokenEntry({ directory, token }: TokenEntryProps) {
  const { tokenId, tokenName: name, endsAt, lastUsedAt } = token
  const texts = useTexts(directoriesMessages)
  const format = useFormat()
  const revoke = useSetAtom(revokeTokenAction)
  const [shown, show] = useState<'nothing' | 'replacing' | 'revoking'>('nothing')
  const close = () => show('nothing')
  const endsSoon = Date.parse(endsAt) - Date.now() < soon
  return (
    <>
      <Entry
        icon={<KeyRound />}
        name={name}
        state={endsSoon && <StatusBadge tone="warning">{texts.endsSoon}</StatusBadge>}
        value={texts.validUntil(format.day(endsAt))}
        hint={lastUsedAt === null ? texts.unused : texts.usedAt(format.timestamp(lastUsedAt))}
        actions={
          <>
            <Button
              size="small"
              variant="ghost"
              aria-label={texts.replaceOf(name)}
              onClick={() => show('replacing')}
            >
              {texts.replace}
            </Button>
            <Button
              size="small"
              variant="ghost"
              tone="danger"
              aria-label={texts.revokeOf(name)}
              onClick={() => show('revoking')}
            >
              {texts.revoke}
            </Button>
          </>
        }
      />
      <Question
        open={shown === 'revoking'}
        onOpenChange={(open) => open || close()}
        title={texts.revokeTitle(name)}
        description={texts.revokeText}
        confirmLabel={texts.revoke}
        tone="danger"
        onConfirm={() => revoke({ directoryId: directory.directoryId, tokenId })}
        done={texts.revoked}
      />
      {shown === 'replacing' && <TokenDialog directory={directory} replaced={token} onClose={close} />}
    </>
  )
}
