export interface FileDropLabels {
  /** The button that opens the computer's own dialog. */
  choose: string
  /** That a file may be dropped here, too, and what it may be. */
  hint: string
  /** While a file is held above. */
  drop: string
  /** The same button once there is a file. */
  replace: string
  /** The button that takes the file away. */
  remove: string
  /** Describes the preview. */
  preview: (name: string) => string
  /** The bar while the file is on its way. */
  progress: string
}

/** What stands in the field: just chosen, or on record. */
export interface ShownFile {
  /** What it is called. */
  name: string
  /** Address of a picture of it. Default: no preview. */
  preview?: string | undefined
  /** More about it, such as its size. */
  detail?: string
}
