/** The nonce of this page's policy. Browsers hide it from selectors, but tell it to scripts. */
export function readNonce(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')
  return meta?.nonce || undefined
}
