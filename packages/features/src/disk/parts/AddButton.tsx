import { Button } from '@atrium/ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@atrium/ui/dropdown-menu'
import { Camera, FolderPlus, Plus, Upload } from 'lucide-react'
import { useTexts } from '../../shared/host/useKept'
import { diskMessages } from '../messages'
import styles from './AddButton.module.css'

interface AddButtonProps {
  readonly onUpload: () => void
  readonly onTakePhoto: () => void
  readonly onAddFolder: () => void
}

/** The actions that add to a folder on a phone, within reach of a thumb. */
export function AddButton({ onUpload, onTakePhoto, onAddFolder }: AddButtonProps) {
  const texts = useTexts(diskMessages)
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="primary" className={styles.add} data-docked aria-label={texts.add}>
          <Plus aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem icon={<Upload />} onSelect={onUpload}>
          {texts.upload}
        </DropdownMenuItem>
        <DropdownMenuItem icon={<Camera />} onSelect={onTakePhoto}>
          {texts.takePhoto}
        </DropdownMenuItem>
        <DropdownMenuItem icon={<FolderPlus />} onSelect={onAddFolder}>
          {texts.addFolder}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
