import { Button } from '@atrium/ui/button'
import { deferMounted } from '@atrium/ui/overlay'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom } from 'jotai'
import { FolderSync } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../shared/host/useKept'
import { RequestFailure } from '../shared/request/RequestFailure'
import layout from '../shared/screen/Layout.module.css'
import { Entry } from '../shared/settings/Entry'
import { EntryList } from '../shared/settings/EntryList'
import type { Callback, VendorKind } from './api'
import { chinaDirectoriesAtom } from './atoms'
import styles from './ChinaDirectories.module.css'
import { chinaDirectoriesMessages } from './messages'
import { DirectoryEntry } from './parts/DirectoryEntry'
import { type HostParts, HostPartsContext } from './parts/HostParts'

const DirectoryForm = deferMounted(async () => (await import('./parts/DirectoryForm')).DirectoryForm)
const IssuedCallback = deferMounted(async () => (await import('./parts/IssuedCallback')).IssuedCallback)

export type ChinaDirectoriesProps = HostParts

/** The company's directories at WeCom, DingTalk and Feishu, as a part of the section of directories. */
export const ChinaDirectories = (parts: ChinaDirectoriesProps) => (
  <HostPartsContext value={parts}>
    <Directories />
  </HostPartsContext>
)

function Directories() {
  const texts = useTexts(chinaDirectoriesMessages)
  const [directories, askAgain] = useAtom(chinaDirectoriesAtom)
  const [isAdding, setAdding] = useState(false)
  const [issued, setIssued] = useState<Callback & { readonly kind: VendorKind }>()
  return (
    <section className={styles.part} aria-label={texts.title} aria-busy={directories.state === 'loading'}>
      <div>
        <h3 className={styles.title}>{texts.title}</h3>
        <p className={layout.hint}>{texts.hint}</p>
      </div>
      {directories.state === 'loading' && <Skeleton shape="block" height={48} />}
      {directories.state === 'failed' && (
        <RequestFailure failure={directories.failure} title={texts.failed} onRetry={askAgain} />
      )}
      {directories.state === 'ready' && (
        <EntryList>
          {directories.value.map((directory) => (
            <DirectoryEntry key={directory.directoryId} directory={directory} />
          ))}
          <Entry
            {...(directories.value.length === 0 && { icon: <FolderSync /> })}
            hint={directories.value.length === 0 ? texts.none : texts.more}
            actions={
              <Button size="small" onClick={() => setAdding(true)}>
                {texts.add}
              </Button>
            }
          />
        </EntryList>
      )}
      {isAdding && (
        <DirectoryForm
          onClose={() => setAdding(false)}
          onConnected={(callback) => {
            setAdding(false)
            setIssued(callback)
          }}
        />
      )}
      {issued && <IssuedCallback callback={issued} onClose={() => setIssued(undefined)} />}
    </section>
  )
}
