import { mostDirectories } from '@atrium/contracts/directories/contract'
import { Button } from '@atrium/ui/button'
import { deferMounted } from '@atrium/ui/overlay'
import { SettingsSection } from '@atrium/ui/settings-section'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom } from 'jotai'
import { FolderSync } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useHost, useTexts } from '../shared/host/useKept'
import { RequestFailure } from '../shared/request/RequestFailure'
import layout from '../shared/screen/Layout.module.css'
import { Entry } from '../shared/settings/Entry'
import { EntryList } from '../shared/settings/EntryList'
import { directoriesAtom } from './atoms'
import styles from './Directories.module.css'
import { directoriesMessages } from './messages'
import { DirectoryEntries } from './parts/DirectoryEntries'

const DirectoryDialog = deferMounted(async () => (await import('./parts/DirectoryDialog')).DirectoryDialog)

interface DirectoriesProps {
  /** Directories of other kinds, above those by SCIM. Default: none. */
  readonly children?: ReactNode
}

/** The company's own directories, with the tokens of their SCIM clients. Nothing on other sites: no token covers it. */
export const Directories = (props: DirectoriesProps) =>
  useHost().covers('never') ? <Section {...props} /> : null

function Section({ children }: DirectoriesProps) {
  const texts = useTexts(directoriesMessages)
  const [directories, askAgain] = useAtom(directoriesAtom)
  const [isAdding, setAdding] = useState(false)
  return (
    <SettingsSection title={texts.title} description={texts.hint}>
      {children}
      {children && (
        <div className={styles.heading}>
          <h3 className={styles.title}>{texts.scim}</h3>
          <p className={layout.hint}>{texts.scimHint}</p>
        </div>
      )}
      {directories.state === 'loading' && <Skeleton shape="block" height={48} />}
      {directories.state === 'failed' && (
        <RequestFailure failure={directories.failure} title={texts.failed} onRetry={askAgain} />
      )}
      {directories.state === 'ready' && (
        <EntryList>
          {directories.value.map((directory) => (
            <DirectoryEntries key={directory.directoryId} directory={directory} />
          ))}
          <Entry
            {...(directories.value.length === 0 && { icon: <FolderSync /> })}
            hint={directories.value.length === 0 ? texts.none : texts.more}
            actions={
              directories.value.length < mostDirectories && (
                <Button size="small" onClick={() => setAdding(true)}>
                  {texts.add}
                </Button>
              )
            }
          />
        </EntryList>
      )}
      {isAdding && <DirectoryDialog onClose={() => setAdding(false)} />}
    </SettingsSection>
  )
}
