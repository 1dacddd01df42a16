/** Origin of the page as the person opened it: providers lead back to the same. */
export const pageOrigin = (): string => new URL(globalThis.document.baseURI).origin
