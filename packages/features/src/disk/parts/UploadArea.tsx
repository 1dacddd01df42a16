import { Button } from '@atrium/ui/button'
import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { useAtomValue } from 'jotai'
import { FolderPlus, FolderUp, Upload } from 'lucide-react'
import { type ChangeEvent, lazy, Suspense, useCallback, useRef, useState } from 'react'
import { useTexts } from '../../shared/host/useHost'
import { folderIdAtom } from '../atoms'
import { useWindowDrop } from '../dragging/useWindowDrop'
import { diskMessages } from '../messages'
import { filesOfDrop, filesOfInput } from '../uploads/filesIn'
import { useAddUploads } from '../uploads/useAddUploads'
import { AddButton } from './AddButton'
import { DiskTable } from './DiskTable'
import { OtherPlaces } from './OtherPlaces'
import styles from './UploadArea.module.css'

const NameDialog = lazy(() => import('./NameDialog').then(({ NameDialog }) => ({ default: NameDialog })))

/** A folder, into which files are chosen or dropped. */
export function UploadArea() {
  const texts = useTexts(diskMessages)
  const folderId = useAtomValue(folderIdAtom)
  const add = useAddUploads()
  const isNarrow = useNarrowWindow()
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const [isNaming, setNaming] = useState(false)

  const isOver = useWindowDrop(
    useCallback(async (transfer) => add(await filesOfDrop(transfer), folderId), [add, folderId]),
  )

  function take(event: ChangeEvent<HTMLInputElement>) {
    if (event.target.files) void add(filesOfInput(event.target.files), folderId)
    // So that the same file can be chosen again.
    event.target.value = ''
  }

  const uploadFiles = () => files.current?.click()
  return (
    <div className={styles.area} data-state={isOver ? 'over' : 'idle'}>
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
      {isNarrow && (
        <input
          ref={camera}
          type="file"
          accept="image/*"
          capture="environment"
          hidden
          tabIndex={-1}
          aria-label={texts.takePhoto}
          onChange={take}
        />
      )}
      <DiskTable
        firstAction={
          <Button icon={<Upload />} onClick={uploadFiles}>
            {texts.upload}
          </Button>
        }
        actions={
          <>
            {!isNarrow && (
              <>
                <Button icon={<FolderPlus />} onClick={() => setNaming(true)}>
                  {texts.addFolder}
                </Button>
                <Button icon={<FolderUp />} onClick={() => folder.current?.click()}>
                  {texts.uploadFolder}
                </Button>
                <Button variant="primary" icon={<Upload />} onClick={uploadFiles}>
                  {texts.upload}
                </Button>
              </>
            )}
            <OtherPlaces />
          </>
        }
      />
      {isNarrow && (
        <AddButton
          onUpload={uploadFiles}
          onTakePhoto={() => camera.current?.click()}
          onAddFolder={() => setNaming(true)}
        />
      )}
      {isOver && <p className={styles.over}>{texts.dropHere}</p>}
      <Suspense>{isNaming && <NameDialog parentId={folderId} onClose={() => setNaming(false)} />}</Suspense>
    </div>
  )
}
