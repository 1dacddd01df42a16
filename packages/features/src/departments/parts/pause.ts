/** Delays an action, so that a hasty second press finds it in progress. */
export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

export const beforeMove = 500
export const beforeDelete = 600
