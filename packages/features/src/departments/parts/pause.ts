/** Quiet before an action is sent, so that a second press in haste finds it under way. */
export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

export const beforeMove = 500
export const beforeDelete = 600
