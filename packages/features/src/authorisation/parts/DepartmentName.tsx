import { TruncatedText } from '@atrium/ui/tooltip'

interface DepartmentNameProps {
  /** The names from the top down, joined by `/`. */
  readonly path: string
  /** Shows all of them. Default: only the department's own. */
  readonly full?: boolean
}

export function DepartmentName({ path, full = false }: DepartmentNameProps) {
  return <TruncatedText title={full ? undefined : path}>{full ? path : lastName(path)}</TruncatedText>
}

const lastName = (path: string) => path.split('/').at(-1) ?? path
