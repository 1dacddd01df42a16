import { eq } from 'drizzle-orm'
import { messages } from '../../platform/notifications/tables'

/** Only messages about a company; all of them where none is named. */
export const isAbout = (companyId: string | undefined) =>
  companyId === undefined ? undefined : eq(messages.companyId, companyId)
