import { deferDialog, onFirstUse } from '@atrium/ui/overlay'

const dialogs = onFirstUse(() => import('./dialogs'))

export const DepartmentDeletion = deferDialog(async () => (await dialogs.load()).DepartmentDeletion)
export const MemberDialogBox = deferDialog(async () => (await dialogs.load()).MemberDialogBox)
