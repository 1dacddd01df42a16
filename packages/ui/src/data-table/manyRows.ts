/** From this many rows on, work on all of them runs after the frame that responds to the click. */
export const manyRows = 20_000
