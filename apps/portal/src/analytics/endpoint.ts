const meta = document.querySelector<HTMLMetaElement>('meta[name="analytics"]')

/** Where page views are sent, as the service names it in the page; undefined: nobody counts them, or not for this
 * visitor, whose browser says so (Global Privacy Control, Do Not Track). */
export const endpoint: string | undefined = isRefusedByBrowser() ? undefined : meta?.content

function isRefusedByBrowser(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & {
    readonly globalPrivacyControl?: boolean
  }
  return globalPrivacyControl === true || doNotTrack === '1'
}
