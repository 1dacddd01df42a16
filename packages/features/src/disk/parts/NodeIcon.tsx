import {
  Box,
  DraftingCompass,
  File,
  FileArchive,
  FileCode,
  FileImage,
  FileMusic,
  FilePlay,
  FileSpreadsheet,
  FileText,
  Folder,
} from 'lucide-react'
import { useTexts } from '../../shared/host/useKept'
import type { DiskNode } from '../api'
import { diskMessages } from '../messages'
import { kindOfFile } from './kindOfFile'
import styles from './NodeIcon.module.css'

const icons = {
  folder: Folder,
  file: File,
  picture: FileImage,
  film: FilePlay,
  sound: FileMusic,
  document: FileText,
  pdf: FileText,
  sheet: FileSpreadsheet,
  archive: FileArchive,
  code: FileCode,
  drawing: DraftingCompass,
  model: Box,
}

interface NodeIconProps {
  readonly node: Pick<DiskNode, 'kind' | 'name'>
  /** Default: next to a line of text. */
  readonly size?: 'line' | 'tile'
}

/** An icon for the type of a file or folder. */
export function NodeIcon({ node: { kind, name }, size = 'line' }: NodeIconProps) {
  const texts = useTexts(diskMessages)
  const shown = kind === 'folder' ? 'folder' : kindOfFile(name)
  const Icon = icons[shown]
  return (
    <Icon
      className={styles.icon}
      data-kind={shown}
      data-row-icon={size === 'line' || undefined}
      data-size={size}
      strokeWidth={size === 'tile' ? 1.25 : 2}
      role="img"
      aria-label={texts[kind]}
    />
  )
}
