import { Button } from '@atrium/ui/button'
import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { useAtomValue, useSetAtom } from 'jotai'
import { FolderPlus, FolderUp, Link2, Trash2, Upload } from 'lucide-react'
import { type ChangeEvent, type DragEvent, lazy, Suspense, useRef, useState } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useHost'
import { ListAction } from '../../shared/list/ListAction'
import { binPathAtom, folderIdAtom, sharesPathAtom } from '../atoms'
import { diskMessages } from '../messages'
import { sharingMessages } from '../sharing/messages'
import { filesOfDrop, filesOfInput } from '../uploads/filesIn'
import { addUploadsAtom } from '../uploads/queue'
import { DiskTable } from './DiskTable'
import styles from './UploadArea.module.css'

const NameDialog = lazy(() => import('./NameDialog').then(({ NameDialog }) => ({ default: NameDialog })))

/** A folder, into which files are chosen or dropped. */
export function UploadArea() {
  const texts = useTexts(diskMessages)
  const folderId = useAtomValue(folderIdAtom)
  const sharing = useTexts(sharingMessages)
  const binPath = useAtomValue(binPathAtom)
  const sharesPath = useAtomValue(sharesPathAtom)
  const add = useSetAtom(addUploadsAtom)
  const isNarrow = useNarrowWindow()
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [isNaming, setNaming] = useState(false)

  function hover(event: DragEvent, isAbove: boolean) {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(isAbove)
  }

  async function drop(event: DragEvent) {
    hover(event, false)
    add(await filesOfDrop(event.dataTransfer), folderId)
  }

  function take(event: ChangeEvent<HTMLInputElement>) {
    if (event.target.files) add(filesOfInput(event.target.files), folderId)
    // So that the same file can be chosen again.
    event.target.value = ''
  }

  const uploadFiles = () => files.current?.click()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: whatever can be dropped can be chosen by the buttons
    <div
      className={styles.area}
      data-state={isOver ? 'over' : 'idle'}
      onDragEnter={(event) => hover(event, true)}
      onDragOver={(event) => hover(event, true)}
      onDragLeave={(event) => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)))
          hover(event, false)
      }}
      onDrop={drop}
    >
      <input
        ref={files}
        type="file"
        multiple
        hidden
        tabIndex={-1}
        aria-label={texts.upload}
        onChange={take}
      />
      <input
        ref={folder}
        type="file"
        {...{ webkitdirectory: '' }}
        hidden
        tabIndex={-1}
        aria-label={texts.uploadFolder}
        onChange={take}
      />
      <DiskTable
        firstAction={
          <Button icon={<Upload />} onClick={uploadFiles}>
            {texts.upload}
          </Button>
        }
        actions={
          <>
            <ListAction variant="primary" icon={<Upload />} onSelect={uploadFiles}>
              {texts.upload}
            </ListAction>
            {!isNarrow && (
              <ListAction icon={<FolderUp />} onSelect={() => folder.current?.click()}>
                {texts.uploadFolder}
              </ListAction>
            )}
            <ListAction icon={<FolderPlus />} onSelect={() => setNaming(true)}>
              {texts.addFolder}
            </ListAction>
            <Button variant="ghost" icon={<Link2 />} asChild>
              <FeatureLink to={sharesPath}>{sharing.mine}</FeatureLink>
            </Button>
            <Button variant="ghost" icon={<Trash2 />} asChild>
              <FeatureLink to={binPath}>{texts.bin}</FeatureLink>
            </Button>
          </>
        }
      />
      {isOver && <p className={styles.over}>{texts.dropHere}</p>}
      <Suspense>{isNaming && <NameDialog parentId={folderId} onClose={() => setNaming(false)} />}</Suspense>
    </div>
  )
}
