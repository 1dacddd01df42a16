import type { KeyboardEvent } from 'react'
import { isComposing } from '../keys/isComposing'

/** While an input method composes, its keys are its own. */
export function leaveToInputMethod(event: KeyboardEvent): void {
  if (isComposing(event)) Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
}
