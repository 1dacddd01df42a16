/**
 * The Content-Security-Policy of a page that allows only itself and the account service, and requires Trusted Types.
 * @param trusted names of the allowed policies
 */
export const strictPolicy = (service: string, trusted = 'atrium'): string =>
  [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    `connect-src 'self' blob: ${service}`,
    `font-src 'self' ${service}`,
    `frame-src 'self' ${service}`,
    'img-src * data: blob:',
    "require-trusted-types-for 'script'",
    `trusted-types ${trusted}`,
  ].join('; ')
