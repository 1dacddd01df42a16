import type { FileDropLabels } from '@atrium/ui/file-drop'
import { useTexts } from '../host/useKept'
import { pictureMessages } from './messages'

export function useFileLabels(hint: string): FileDropLabels {
  const texts = useTexts(pictureMessages)
  return {
    choose: texts.choosePicture,
    hint,
    drop: texts.dropPicture,
    replace: texts.replacePicture,
    remove: texts.removePicture,
    preview: texts.previewOf,
    progress: texts.progress,
  }
}
