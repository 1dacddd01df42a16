import { CropperDialog, type CropperDialogProps } from '@atrium/ui/cropper-dialog'
import { useTexts } from '../host/useKept'
import { sharedMessages } from '../texts/sharedMessages'
import { useSharedLabels } from '../texts/useSharedLabels'
import { pictureTypes } from './isPicture'
import { pictureMessages } from './messages'
import { useFileLabels } from './useFileLabels'

export interface SquareDialogProps
  extends Omit<CropperDialogProps, 'accept' | 'discardLabels' | 'labels' | 'title'> {
  readonly title: string
  /** Label of the picture field. */
  readonly source: string
  /** Accepted files. */
  readonly fileHint: string
  /** Label of the result. */
  readonly result: string
  /** Shown if the picture can't be drawn. */
  readonly unreadable: string
}

/** Crops a person's picture to a square, with the shared texts. */
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
        title,
        close,
        cancel,
        save,
        source,
        file,
        zoom,
        rotation,
        horizontal,
        vertical,
        reset,
        result,
        unreadable,
      }}
    />
  )
}
