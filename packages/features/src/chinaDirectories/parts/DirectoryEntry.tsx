import { paths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { DropdownMenuItem, DropdownMenuSeparator } from '@atrium/ui/dropdown-menu'
import { deferMounted } from '@atrium/ui/overlay'
import { StatusBadge } from '@atrium/ui/status-badge'
import { FolderSync } from 'lucide-react'
import { useState } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useKept'
import { leafOf } from '../../shared/list/cells/departmentPath'
import { Entry } from '../../shared/settings/Entry'
import { EntryMenu } from '../../shared/settings/EntryMenu'
import { useFormat } from '../../shared/texts/useFormat'
import type { ChinaDirectory } from '../api'
import { useDifferenceWords } from '../differences/useDifferenceWords'
import { chinaDirectoriesMessages } from '../messages'
import { differencePath, readingsPath } from '../routes'
import { useReadDirectory } from '../useReadDirectory'
import styles from './DirectoryEntry.module.css'
import { useHostParts } from './HostParts'
import { useFailureWords } from './useFailureWords'

const DirectoryForm = deferMounted(async () => (await import('./DirectoryForm')).DirectoryForm)
const CallbackDialog = deferMounted(async () => (await import('./CallbackDialog')).CallbackDialog)

interface DirectoryProps {
  readonly directory: ChinaDirectory
}

type Shown = 'nothing' | 'settings' | 'callback' | 'end'

/** A directory with its state, its counts and its newest difference. */
export function DirectoryEntry({ directory }: DirectoryProps) {
  const { directoryId, directoryName: name, difference } = directory
  const texts = useTexts(chinaDirectoriesMessages)
  const { EndQuestion } = useHostParts()
  const { read, busy } = useReadDirectory(directoryId)
  const [shown, show] = useState<Shown>('nothing')
  const close = () => show('nothing')
  const isOpen = difference !== null && ['ready', 'reading', 'applying'].includes(difference.state)
  return (
    <>
      <Entry
        icon={<FolderSync />}
        name={name}
        state={<State directory={directory} />}
        hint={<Facts directory={directory} />}
        actions={
          <>
            {isOpen ? (
              <Button size="small" asChild>
                <FeatureLink to={differencePath(difference)} aria-label={texts.showDifferenceOf(name)}>
                  {texts.showDifference}
                </FeatureLink>
              </Button>
            ) : (
              <Button size="small" busy={busy} aria-label={texts.readOf(name)} onClick={read}>
                {texts.read}
              </Button>
            )}
            <EntryMenu label={texts.actionsOf(name)}>
              {isOpen && difference.state === 'ready' && (
                <DropdownMenuItem onSelect={() => void read()}>{texts.read}</DropdownMenuItem>
              )}
              <DropdownMenuItem asChild>
                <FeatureLink to={readingsPath(directoryId)}>{texts.history}</FeatureLink>
              </DropdownMenuItem>
              <DropdownMenuItem asChild>
                <FeatureLink to={paths.directoryPeople({ directory: directoryId })}>
                  {texts.people}
                </FeatureLink>
              </DropdownMenuItem>
              <DropdownMenuItem onSelect={() => show('settings')}>{texts.edit}</DropdownMenuItem>
              <DropdownMenuItem onSelect={() => show('callback')}>{texts.callback}</DropdownMenuItem>
              <DropdownMenuSeparator />
              <DropdownMenuItem tone="danger" onSelect={() => show('end')}>
                {texts.end}
              </DropdownMenuItem>
            </EntryMenu>
          </>
        }
      />
      <EndQuestion
        directoryId={directoryId}
        directoryName={name}
        text={texts.endText}
        open={shown === 'end'}
        onClose={close}
      />
      {shown === 'settings' && <DirectoryForm directory={directory} onClose={close} />}
      {shown === 'callback' && <CallbackDialog directory={directory} onClose={close} />}
    </>
  )
}

/** Only what is not normal is a badge. */
function State({ directory: { failure, difference } }: DirectoryProps) {
  const texts = useTexts(chinaDirectoriesMessages)
  const words = useDifferenceWords()
  if (failure !== null) return <StatusBadge tone="danger">{texts.readingFailed}</StatusBadge>
  if (difference === null) return <StatusBadge tone="idle">{texts.neverRead}</StatusBadge>
  const { words: state, ...look } = words.look(difference)
  return <StatusBadge {...look}>{state}</StatusBadge>
}

/** Where it leads, whom it has, when it is read, and what the newest reading found. */
function Facts({ directory }: DirectoryProps) {
  const texts = useTexts(chinaDirectoriesMessages)
  const format = useFormat()
  const words = useDifferenceWords()
  const failureOf = useFailureWords()
  const { kind, department, failure, difference, lastReadAt, nextReadAt } = directory
  const { members, departments, invited, waiting, inactive } = directory
  const failed = failure && failureOf(failure)
  return (
    <span className={styles.facts}>
      <span title={department}>
        {texts.vendorOf(texts[kind], department === '' ? texts.departmentGone : leafOf(department))}
        {' · '}
        {directory.policy === 'automatic' ? texts.automatic : texts.byHand}
      </span>
      {members + departments + invited + waiting + inactive > 0 && (
        <span>
          {[
            texts.counts(format.count(members), format.count(departments)),
            invited > 0 && texts.invited(format.count(invited)),
            inactive > 0 && texts.inactive(format.count(inactive)),
          ]
            .filter(Boolean)
            .join(' · ')}
          {waiting > 0 && (
            <>
              {' · '}
              <FeatureLink
                className={styles.waiting}
                to={paths.directoryPeople({ directory: directory.directoryId, status: 'waiting' })}
                title={texts.waitingHint}
              >
                {texts.waiting(format.count(waiting))}
              </FeatureLink>
            </>
          )}
        </span>
      )}
      <span>
        {/* The badge says that it was never read. */}
        {lastReadAt !== null && `${texts.lastRead(format.timestamp(lastReadAt))} · `}
        {nextReadAt === null ? texts.noSchedule : texts.nextRead(format.timestamp(nextReadAt))}
      </span>
      {failed && <span className={styles.failure}>{texts.failureOf(failed.title, failed.help)}</span>}
      {difference !== null && difference.failure === null && difference.state !== 'reading' && (
        <FeatureLink className={styles.difference} to={differencePath(difference)}>
          {texts.newestDifference(words.totals(difference), words.look(difference).words)}
        </FeatureLink>
      )}
    </span>
  )
}
