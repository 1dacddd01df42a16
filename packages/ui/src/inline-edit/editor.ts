import { onFirstUse } from '../overlay/onFirstUse'

/** The input, loaded on demand. */
export const editor = onFirstUse(() => import('./InlineEditInput'))
