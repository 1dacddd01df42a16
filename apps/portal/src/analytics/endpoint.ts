/**
 * The address for page views, from the service's page; undefined: none. If the visitor's browser opts out
 * (Global Privacy Control, Do Not Track), `index.html` has removed it.
 */
export const endpoint: string | undefined =
  document.querySelector<HTMLMetaElement>('meta[name="analytics"]')?.content
