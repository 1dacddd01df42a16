import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Button } from '../button'
import {
  Dialog,
  DialogBody,
  DialogContent,
  type DialogContentProps,
  DialogFooter,
  DialogHeader,
  type DialogProps,
} from '../dialog'
import { FileDrop, type FileDropLabels } from '../file-drop'
import { FormField } from '../form-field'
import { onFirstUse } from '../overlay/onFirstUse'
import { useDeferred } from '../overlay/useDeferred'
import { Spinner } from '../spinner'
import styles from './CropperDialog.module.css'

export interface CropperLabels {
  title: string
  close: string
  cancel: string
  save: string
  /** The accessible name of the picture field. */
  source: string
  file: FileDropLabels
  zoom: string
  rotation: string
  /** Horizontal offset in pixels of the box. */
  horizontal: string
  /** Vertical offset in pixels of the box. */
  vertical: string
  /** The button that shows the whole picture again. */
  reset: string
  /** The accessible name of the preview. */
  result: string
  /** Shown if the file is not a picture or is damaged. */
  unreadable: string
}

export interface CropperDialogProps
  extends Pick<DialogProps, 'open' | 'discardLabels' | 'focusAfter'>,
    Omit<DialogContentProps, 'children' | 'onSubmit' | 'width'> {
  onOpenChange: (open: boolean) => void
  /** Edge of the displayed square in pixels. The result has up to four times as many if the picture does. */
  edge: number
  /** A smaller square gets more pixels, so that plain pictures also reach this size. Default: 0. */
  leastBytes?: number
  accept?: string
  /** An error about the picture or the result. Default: none. */
  error?: ReactNode
  /** Returns the reason why a file can't be used; undefined if it can. */
  checkFile: (file: File) => string | undefined
  /**
   * Receives the square as PNG; undefined if no picture was chosen. The caller closes the dialog. While a
   * returned promise is pending, the dialog is busy and can't be closed.
   */
  onSave: (square: Blob | undefined) => unknown
  labels: CropperLabels
}

/**
 * Crops a picture to a square, with a margin or as a part of it: by dragging, keys or numbers, with rotation
 * and zoom. The margin is white, or transparent if the picture has transparency.
 */
export function CropperDialog({
  open,
  onOpenChange,
  discardLabels,
  focusAfter,
  edge,
  leastBytes = 0,
  accept,
  error,
  checkFile,
  onSave,
  labels,
  ...rest
}: CropperDialogProps) {
  const [file, setFile] = useState<File>()
  const [problem, setProblem] = useState<string>()
  const [cut, setCut] = useState<() => Promise<Blob>>()
  const [isSaving, setSaving] = useState(false)
  const source = useObjectUrl(file)
  const cropper = useDeferred(cropperParts, open === true && file !== undefined, () => setFile(undefined))

  // A state setter would call a function, so it is wrapped.
  const keepCut = useCallback((next: () => Promise<Blob>) => setCut(() => next), [])

  useEffect(() => {
    if (open) return
    setFile(undefined)
    setProblem(undefined)
    setCut(undefined)
  }, [open])

  function choose(chosen: File) {
    const found = checkFile(chosen)
    setProblem(found)
    if (found !== undefined) return
    setCut(undefined)
    setFile(chosen)
  }

  async function save() {
    if (!cut) return onSave(undefined)
    setSaving(true)
    try {
      const square = await cut().catch(() => undefined)
      if (square) await onSave(square)
      else setProblem(labels.unreadable)
    } finally {
      setSaving(false)
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => isSaving || onOpenChange(next)}
      dirty={file !== undefined && !isSaving}
      discardLabels={discardLabels}
      focusAfter={focusAfter}
    >
      <DialogContent {...rest} width={640}>
        <DialogHeader title={labels.title} closeLabel={labels.close} />
        <DialogBody>
          <div className={styles.body} data-state={source ? 'chosen' : 'empty'}>
            <FormField label={labels.source} error={problem ?? error}>
              <FileDrop
                layout="line"
                file={file && { name: file.name }}
                accept={accept}
                labels={labels.file}
                onChoose={choose}
              />
            </FormField>
            {source &&
              (cropper ? (
                <cropper.CropArea
                  key={source}
                  source={source}
                  edge={edge}
                  leastBytes={leastBytes}
                  labels={labels}
                  onCut={keepCut}
                  onUnreadable={() => {
                    setProblem(labels.unreadable)
                    setFile(undefined)
                  }}
                />
              ) : (
                <div className={styles.stage}>
                  <Spinner />
                </div>
              ))}
          </div>
        </DialogBody>
        <DialogFooter>
          <Button disabled={isSaving} onClick={() => onOpenChange(false)}>
            {labels.cancel}
          </Button>
          <Button variant="primary" busy={isSaving} disabled={file !== undefined && !cut} onClick={save}>
            {labels.save}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

const cropperParts = onFirstUse(() => import('./floating/CropArea'))

function useObjectUrl(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file) return setUrl(undefined)
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}
