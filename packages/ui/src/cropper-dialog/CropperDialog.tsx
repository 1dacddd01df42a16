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
  /** Names the field for the picture. */
  source: string
  file: FileDropLabels
  zoom: string
  rotation: string
  /** Shift to the right, in pixels of the box. */
  horizontal: string
  /** Shift downwards, in pixels of the box. */
  vertical: string
  /** Back to the whole picture. */
  reset: string
  /** Names the picture that will come out, in the size in which it will be shown. */
  result: string
  /** Shown where the picture can't be drawn: it is none, or damaged. */
  unreadable: string
}

export interface CropperDialogProps
  extends Pick<DialogProps, 'open' | 'discardLabels' | 'focusAfter'>,
    Omit<DialogContentProps, 'children' | 'onSubmit' | 'width'> {
  onOpenChange: (open: boolean) => void
  /** Edge of the square as it is shown, in pixels. It comes out finer where the picture is, up to four times. */
  edge: number
  /** A square of fewer bytes comes out finer still, so that plain pictures reach it, too. Default: 0. */
  leastBytes?: number
  accept?: string
  /** What is wrong with the picture, or with what was cut. Default: nothing. */
  error?: ReactNode
  /** Says why a chosen file can't be taken; undefined: it can. */
  checkFile: (file: File) => string | undefined
  /**
   * Gets the square as PNG; undefined: no picture was chosen. It stays open: the caller closes it. While a promise runs
   * it can't be closed, and says that it is busy.
   */
  onSave: (square: Blob | undefined) => unknown
  labels: CropperLabels
}

/**
 * Makes a square of a picture: all of it with room around, or a part; by dragging, by keys or by numbers, turned and
 * enlarged at will. The room is white, or transparent where the picture is.
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

  // A function of a state setter would be called.
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
