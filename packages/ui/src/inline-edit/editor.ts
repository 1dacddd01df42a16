import { onFirstUse } from '../overlay/onFirstUse'

/** The field in which a value is edited. */
export const editor = onFirstUse(() => import('./InlineEditInput'))
