import { FileText } from 'lucide-react'
import type { ComponentProps, MouseEventHandler, Ref } from 'react'
import { Button } from '../button'
import styles from './FileDrop.module.css'
import type { FileDropLabels, ShownFile } from './FileDropLabels'

interface ChosenFileProps {
  file: ShownFile
  layout: 'box' | 'line'
  labels: FileDropLabels
  progress: number | undefined
  disabled: boolean
  /** Id of the button's text. */
  wordsId: string
  /** Props that connect the button with the field's label and errors. */
  control: ComponentProps<'button'>
  buttonRef: Ref<HTMLButtonElement>
  onReplace: MouseEventHandler<HTMLButtonElement>
  onRemove: (() => void) | undefined
  onUnreadable: (() => void) | undefined
}

/** The chosen file, with its actions. */
export function ChosenFile({
  file,
  layout,
  labels,
  progress,
  disabled,
  wordsId,
  control,
  buttonRef,
  onReplace,
  onRemove,
  onUnreadable,
}: ChosenFileProps) {
  return (
    <div className={styles.chosen} data-layout={layout}>
      {layout === 'line' ? null : file.preview ? (
        <img
          src={file.preview}
          alt={labels.preview(file.name)}
          className={styles.preview}
          onError={onUnreadable}
        />
      ) : (
        <span className={styles.preview}>
          <FileText aria-hidden="true" />
        </span>
      )}
      <div className={styles.about}>
        <p className={styles.name}>{file.name}</p>
        {file.detail && <p className={styles.hint}>{file.detail}</p>}
        {progress !== undefined && (
          <progress className={styles.progress} max={1} value={progress} aria-label={labels.progress} />
        )}
        <div className={styles.actions}>
          <Button {...control} ref={buttonRef} size="small" disabled={disabled} onClick={onReplace}>
            <span id={wordsId}>{labels.replace}</span>
          </Button>
          {onRemove && (
            <Button size="small" variant="ghost" disabled={disabled} onClick={onRemove}>
              {labels.remove}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
