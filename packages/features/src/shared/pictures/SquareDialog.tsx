import { CropperDialog, type CropperDialogProps } from '@atrium/ui/cropper-dialog'
import { useTexts } from '../host/useHost'
import { sharedMessages } from '../texts/sharedMessages'
import { useSharedLabels } from '../texts/useSharedLabels'
import { pictureTypes } from './isPicture'
import { pictureMessages } from './messages'
import { useFileLabels } from './useFileLabels'

export interface SquareDialogProps
  extends Omit<CropperDialogProps, 'accept' | 'discardLabels' | 'labels' | 'title'> {
  readonly title: string
  /** Names the field for the picture. */
  readonly source: string
  /** Which files it takes. */
  readonly fileHint: string
  /** Names what will come out. */
  readonly result: string
  /** Where the picture can't be drawn. */
  readonly unreadable: string
}

/** A square of a picture of one's own, in the words that all of them share. */
export function SquareDialog({ title, source, fileHint, result, unreadable, ...rest }: SquareDialogProps) {
  const texts = useTexts(pictureMessages)
  const { close, cancel, save } = useTexts(sharedMessages)
  const { discard } = useSharedLabels()
  const file = useFileLabels(fileHint)
  const { zoom, rotation, horizontal, vertical, reset } = texts
  return (
    <CropperDialog
      {...rest}
      accept={pictureTypes}
      discardLabels={discard}
      labels={{
        ...{ title, close, cancel, save, source, file },
        ...{ zoom, rotation, horizontal, vertical, reset, result, unreadable },
      }}
    />
  )
}
