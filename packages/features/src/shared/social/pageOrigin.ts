/** Of the page, by the name that its person opened it under: providers lead back to the same. */
export const pageOrigin = (): string => new URL(globalThis.document.baseURI).origin
