export interface FileDropLabels {
  /** The button that opens the system's dialog. */
  choose: string
  /** Tells people that they can drop a file, and which types are allowed. */
  hint: string
  /** Shown while a file is dragged over the field. */
  drop: string
  /** The same button when there is a file. */
  replace: string
  /** The button that takes the file away. */
  remove: string
  /** The alternative text of the preview. */
  preview: (name: string) => string
  /** The accessible name of the progress bar. */
  progress: string
}

/** The file in the field: just chosen, or stored. */
export interface ShownFile {
  /** Its name. */
  name: string
  /** Address of a picture of it. Default: no preview. */
  preview?: string | undefined
  /** Further details, such as its size. */
  detail?: string
}
