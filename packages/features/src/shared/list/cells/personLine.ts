import { leafOf } from './departmentPath'

interface Person {
  readonly phone: string
  /** The names from the top down, joined by `/`. */
  readonly department: string
}

/** A person's second line in lists without columns: number and department, by its own name. */
export const personLine = ({ phone, department }: Person): string =>
  department ? `${phone} · ${leafOf(department)}` : phone
