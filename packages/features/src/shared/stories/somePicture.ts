/** A plain square, as a person's picture. */
export const somePicture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8" fill="%231f4e8c"/%3E%3C/svg%3E'
