import { useFormat, useTexts } from '../../shared/useHost'
import type { Application } from '../api'
import { applicationsMessages } from '../messages'

const named = 3

/** The first few by name, the others counted. */
export function useApplicantNames(applications: readonly Application[]): string {
  const texts = useTexts(applicationsMessages)
  const { list } = useFormat()
  const names = applications.slice(0, named).map((application) => application.realName)
  const rest = applications.length - names.length
  return list(rest > 0 ? [...names, texts.more(rest)] : names)
}
