import { paths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { DropdownMenuItem, DropdownMenuSeparator } from '@atrium/ui/dropdown-menu'
import { deferMounted } from '@atrium/ui/overlay'
import { StatusBadge } from '@atrium/ui/status-badge'
import { FolderSync } from 'lucide-react'
import { useState } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useKept'
import { Entry } from '../../shared/settings/Entry'
import { EntryMenu } from '../../shared/settings/EntryMenu'
import { useFormat } from '../../shared/texts/useFormat'
import type { Directory } from '../api'
import { directoriesMessages } from '../messages'
import styles from './DirectoryEntries.module.css'
import { EndQuestion } from './EndQuestion'
import { TokenEntry } from './TokenEntry'

const DirectoryDialog = deferMounted(async () => (await import('./DirectoryDialog')).DirectoryDialog)
const TokenDialog = deferMounted(async () => (await import('./TokenDialog')).TokenDialog)

interface DirectoryEntriesProps {
  readonly directory: Directory
}

type Shown = 'nothing' | 'settings' | 'token' | 'end'

/** A directory and its tokens. */
export function DirectoryEntries({ directory }: DirectoryEntriesProps) {
  const { directoryId, directoryName: name, managesGroups, tokens } = directory
  const texts = useTexts(directoriesMessages)
  const [shown, show] = useState<Shown>('nothing')
  const close = () => show('nothing')
  return (
    <>
      <Entry
        icon={<FolderSync />}
        name={name}
        state={managesGroups && <StatusBadge tone="accent">{texts.managesGroupsOn}</StatusBadge>}
        hint={<Counts directory={directory} />}
        actions={
          <>
            <Button size="small" aria-label={texts.issueFor(name)} onClick={() => show('token')}>
              {texts.issue}
            </Button>
            <EntryMenu label={texts.actionsOf(name)}>
              <DropdownMenuItem asChild>
                <FeatureLink to={paths.directoryPeople({ directory: directoryId })}>
                  {texts.people}
                </FeatureLink>
              </DropdownMenuItem>
              <DropdownMenuItem onSelect={() => show('settings')}>{texts.edit}</DropdownMenuItem>
              <DropdownMenuSeparator />
              <DropdownMenuItem tone="danger" onSelect={() => show('end')}>
                {texts.end}
              </DropdownMenuItem>
            </EntryMenu>
          </>
        }
      />
      {tokens.map((token) => (
        <TokenEntry key={token.tokenId} directory={directory} token={token} />
      ))}
      <EndQuestion directoryId={directoryId} directoryName={name} open={shown === 'end'} onClose={close} />
      {shown === 'settings' && <DirectoryDialog directory={directory} onClose={close} />}
      {shown === 'token' && <TokenDialog directory={directory} onClose={close} />}
    </>
  )
}

/** How many people the directory has in the company, and how many not yet. */
function Counts({ directory }: DirectoryEntriesProps) {
  const { directoryId, members, departments, invited, waiting, tokens, address } = directory
  const texts = useTexts(directoriesMessages)
  const format = useFormat()
  const isKnown = members + departments + invited + waiting > 0
  return (
    <span className={styles.counts}>
      {isKnown && <span>{texts.counts(format.count(members), format.count(departments))}</span>}
      {invited > 0 && <span>{texts.invited(format.count(invited))}</span>}
      {waiting > 0 && (
        <FeatureLink
          className={styles.waiting}
          to={paths.directoryPeople({ directory: directoryId, status: 'waiting' })}
          title={texts.waitingHint}
        >
          {texts.waiting(format.count(waiting))}
        </FeatureLink>
      )}
      {tokens.length === 0 ? <span>{texts.noToken}</span> : <span className={styles.address}>{address}</span>}
    </span>
  )
}
