import { useFormat } from '../../shared/texts/useFormat'
import type { Application } from '../api'

const named = 3

/** The first few names, and the number of others. */
export function useApplicantNames(applications: readonly Application[]): string {
  const { people } = useFormat()
  const names = applications.slice(0, named).map((application) => application.realName)
  return people(names, applications.length)
}
