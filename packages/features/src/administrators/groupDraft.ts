import * as v from 'valibot'
import { permissions } from '../shared/contract'

const values = v.object({
  groupName: v.string(),
  permissions: v.array(v.picklist(permissions)),
  departmentIds: v.array(v.string()),
  members: v.array(
    v.object({ userId: v.string(), realName: v.string(), phone: v.string(), department: v.string() }),
  ),
})

/** What was being typed, and what it started from. */
const draft = v.object({ version: v.number(), base: values, values })

export type GroupDraft = v.InferOutput<typeof draft>

export const draftKey = (companyId: string, groupId = 'new') => `permissionGroup:${companyId}:${groupId}`

/** Undefined where there is none, or what is kept is from another version of the product. */
export function readDraft(text: string | undefined): GroupDraft | undefined {
  if (!text) return undefined
  try {
    const parsed = v.safeParse(draft, JSON.parse(text))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}
