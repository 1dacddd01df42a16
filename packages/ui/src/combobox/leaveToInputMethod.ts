import type { KeyboardEvent } from 'react'

/** While an input method composes, its keys are its own. */
export function leaveToInputMethod({ nativeEvent }: KeyboardEvent): void {
  if (nativeEvent.isComposing) Object.assign(nativeEvent, { preventDownshiftDefault: true })
}
