/**
 * Where page views are sent, as the service names it in the page; undefined: nobody counts them. Where the visitor's
 * browser says no (Global Privacy Control, Do Not Track) the page took it out before (`index.html`).
 */
export const endpoint: string | undefined =
  document.querySelector<HTMLMetaElement>('meta[name="analytics"]')?.content
