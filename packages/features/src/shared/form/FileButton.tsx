import { Button } from '@atrium/ui/button'
import { FileUp } from 'lucide-react'
import { useRef } from 'react'
import styles from './FileButton.module.css'

interface FileButtonProps {
  readonly label: string
  readonly busy: boolean
  /** Default: false. */
  readonly disabled?: boolean
  readonly variant?: 'primary' | 'secondary'
  /** Kinds of files, as an input's `accept`. Default: spreadsheets. */
  readonly accept?: string
  readonly onFile: (file: File) => void
}

const spreadsheets =
  '.xlsx,.xls,.csv,text/csv,application/vnd.ms-excel,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A button that chooses one file. */
export function FileButton({
  label,
  busy,
  disabled = false,
  variant = 'secondary',
  accept = spreadsheets,
  onFile,
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        variant={variant}
        icon={<FileUp />}
        busy={busy}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        className={styles.input}
        tabIndex={-1}
        aria-label={label}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // Allows choosing the same file again after it was corrected.
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
