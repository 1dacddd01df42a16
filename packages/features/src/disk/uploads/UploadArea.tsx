import { Button } from '@atrium/ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@atrium/ui/dropdown-menu'
import { IconButton } from '@atrium/ui/icon-button'
import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { deferMounted } from '@atrium/ui/overlay'
import { useAtomValue } from 'jotai'
import { Ellipsis, FolderPlus, FolderUp, Link2, Trash2, Upload } from 'lucide-react'
import { type ChangeEvent, useCallback, useEffect, useRef, useState } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useCovers, useHost, useTexts } from '../../shared/host/useKept'
import { binPathAtom, folderIdAtom, sharesPathAtom } from '../atoms'
import { diskMessages } from '../messages'
import { AddButton } from '../parts/AddButton'
import { DiskTable } from '../parts/DiskTable'
import { sharingMessages } from '../sharing/messages'
import { filesOfDrop, filesOfInput } from './filesIn'
import styles from './UploadArea.module.css'
import { useAddUploads } from './useAddUploads'

const NameDialog = deferMounted(async () => (await import('../parts/NameDialog')).NameDialog)

/** A folder, with files chosen or dropped into it. */
export function UploadArea() {
  const texts = useTexts(diskMessages)
  const folderId = useAtomValue(folderIdAtom)
  const add = useAddUploads()
  const isNarrow = useNarrowWindow()
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const [isNaming, setNaming] = useState(false)
  const mayChange = useCovers('disk:write')

  const isOver = useWindowDrop(
    useCallback(async (transfer) => add(await filesOfDrop(transfer), folderId), [add, folderId]),
    mayChange,
  )

  function take(event: ChangeEvent<HTMLInputElement>) {
    if (event.target.files) void add(filesOfInput(event.target.files), folderId)
    // Allows choosing the same file again.
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
          mayChange && (
            <Button icon={<Upload />} onClick={uploadFiles}>
              {texts.upload}
            </Button>
          )
        }
        actions={
          <>
            {mayChange && !isNarrow && (
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
      {mayChange && isNarrow && (
        <AddButton
          onUpload={uploadFiles}
          onTakePhoto={() => camera.current?.click()}
          onAddFolder={() => setNaming(true)}
        />
      )}
      {isOver && <p className={styles.over}>{texts.dropHere}</p>}
      {isNaming && <NameDialog parentId={folderId} onClose={() => setNaming(false)} />}
    </div>
  )
}

/**
 * Files dropped anywhere on the page, unless something else takes them.
 * @returns whether files are above the page now
 */
function useWindowDrop(onDrop: (transfer: DataTransfer) => void, isOffered: boolean): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (!isOffered) return
    const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true
    function over(event: DragEvent) {
      if (!hasFiles(event)) return
      setOver(true)
      if (event.defaultPrevented) return
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy'
    }
    // It leaves the page, not one of its parts for another.
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false)
    function drop(event: DragEvent) {
      if (!hasFiles(event)) return
      setOver(false)
      if (event.defaultPrevented) return
      // Otherwise the browser would show the file instead of the page.
      event.preventDefault()
      if (event.dataTransfer) onDrop(event.dataTransfer)
    }
    const listeners = { dragenter: over, dragover: over, dragleave: leave, drop } as const
    for (const [name, listener] of Object.entries(listeners))
      window.addEventListener(name, listener as EventListener)
    return () => {
      for (const [name, listener] of Object.entries(listeners))
        window.removeEventListener(name, listener as EventListener)
    }
  }, [onDrop, isOffered])
  return isOver
}

/** Further actions of the disk: behind `…`, or as links in a phone's sheet. */
function OtherPlaces() {
  const texts = useTexts(diskMessages)
  const sharing = useTexts(sharingMessages)
  const { navigate, covers } = useHost()
  const sharesPath = useAtomValue(sharesPathAtom)
  const places = [
    ...(covers('sharing:read') ? [{ name: sharing.mine, icon: <Link2 />, to: sharesPath }] : []),
    { name: texts.bin, icon: <Trash2 />, to: useAtomValue(binPathAtom) },
  ]
  if (useNarrowWindow())
    return places.map(({ name, icon, to }) => (
      <Button key={name} variant="ghost" icon={icon} asChild>
        <FeatureLink to={to}>{name}</FeatureLink>
      </Button>
    ))
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton variant="secondary" label={texts.others} icon={<Ellipsis />} />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {places.map(({ name, icon, to }) => (
          <DropdownMenuItem key={name} icon={icon} onSelect={() => navigate(to)}>
            {name}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
