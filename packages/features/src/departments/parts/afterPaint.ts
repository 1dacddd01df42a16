/** Does what takes long once it can be seen that a click was heard. */
export const afterPaint = (work: () => void) => requestAnimationFrame(() => setTimeout(work))
