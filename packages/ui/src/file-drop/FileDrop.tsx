import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { clsx } from 'clsx'
import { ImageUp } from 'lucide-react'
import { type ComponentProps, type DragEvent, useId, useRef, useState } from 'react'
import { useFormFieldControl } from '../form-field'
import { before } from '../overlay/before'
import { ChosenFile } from './ChosenFile'
import styles from './FileDrop.module.css'
import type { FileDropLabels, ShownFile } from './FileDropLabels'

export interface FileDropProps extends Omit<ComponentProps<'button'>, 'children' | 'type'> {
  /** The current file. Default: none. */
  file?: ShownFile | undefined
  /** File types for the system's dialog, as the `accept` of an input. Default: all. */
  accept?: string
  /** Uploaded part of the file, 0 to 1. Default: no upload in progress. */
  progress?: number | undefined
  /** The chosen file as a box with preview, or as one line with its name. Default: box. */
  layout?: 'box' | 'line'
  labels: FileDropLabels
  /** Called with a chosen or dropped file; the first of several. The caller checks it. */
  onChoose: (file: File) => void
  /** Removes the file. Default: it can only be replaced. */
  onRemove?: (() => void) | undefined
  /** Called if the preview can't be drawn: the file is not a picture, or damaged. */
  onUnreadable?: (() => void) | undefined
}

/**
 * Takes one file by dialog, drop or clipboard, and shows it. `className` and `style` go to the box, all other
 * props to the button that opens the system's dialog.
 */
export function FileDrop({
  file,
  accept,
  progress,
  disabled = false,
  layout = 'box',
  labels,
  onChoose,
  onRemove,
  onUnreadable,
  className,
  style,
  ref,
  onClick,
  ...rest
}: FileDropProps) {
  const control = useFormFieldControl(rest, 'group')
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const buttonRef = useComposedRefs(ref, button)
  const [isOver, setOver] = useState(false)
  const isBusy = progress !== undefined
  const isClosed = disabled || isBusy

  function take(files: FileList | null | undefined) {
    const [first] = files ?? []
    if (first && !isClosed) onChoose(first)
  }

  function hover(event: DragEvent, isAbove: boolean) {
    event.preventDefault()
    setOver(isAbove && !isClosed)
  }

  function remove() {
    onRemove?.()
    button.current?.focus()
  }

  const choose = before(onClick, () => input.current?.click())
  const state = isBusy ? 'busy' : disabled ? 'disabled' : isOver ? 'over' : 'idle'
  // A button is named after its action, here combined with the field's label.
  const wordsId = useId()
  const { 'aria-required': _, ...connected } = { ...rest, ...control }
  const described = {
    ...connected,
    'aria-labelledby': control['aria-labelledby'] && `${control['aria-labelledby']} ${wordsId}`,
  }
  return (
    <fieldset
      data-slot="file-drop"
      data-state={state}
      data-invalid={control['aria-invalid'] ? true : undefined}
      className={clsx(styles.box, className)}
      style={style}
      onDragEnter={(event) => hover(event, true)}
      onDragOver={(event) => hover(event, true)}
      onDragLeave={(event) => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)))
          hover(event, false)
      }}
      onDrop={(event) => {
        hover(event, false)
        take(event.dataTransfer.files)
      }}
      onPaste={(event) => take(event.clipboardData.files)}
    >
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        tabIndex={-1}
        onChange={(event) => {
          take(event.target.files)
          // Allows choosing the same file again.
          event.target.value = ''
        }}
      />
      {file ? (
        <ChosenFile
          file={file}
          layout={layout}
          labels={labels}
          progress={progress}
          disabled={isClosed}
          wordsId={wordsId}
          control={described}
          buttonRef={buttonRef}
          onReplace={choose}
          onRemove={onRemove && remove}
          onUnreadable={onUnreadable}
        />
      ) : (
        <button
          {...described}
          ref={buttonRef}
          type="button"
          disabled={isClosed}
          className={styles.empty}
          onClick={choose}
        >
          <ImageUp aria-hidden="true" />
          <span id={wordsId} className={styles.words}>
            <span className={styles.choose}>{isOver ? labels.drop : labels.choose}</span>{' '}
            <span className={styles.hint}>{labels.hint}</span>
          </span>
        </button>
      )}
    </fieldset>
  )
}
