import type { MiddlewareHandler } from 'hono'

/** Headers of every answer; a page has its own content policy. */
export function securityHeaders(publicOrigin: string): MiddlewareHandler {
  const always = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    ...(publicOrigin.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  }
  return async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(always)) context.res.headers.set(name, value)
    // The desk's pages may use the camera.
    if (!context.res.headers.has('permissions-policy')) {
      context.res.headers.set('permissions-policy', permissions(''))
    }
    if (!context.res.headers.has('cross-origin-resource-policy')) {
      context.res.headers.set('cross-origin-resource-policy', 'same-origin')
    }
    if (!context.res.headers.has('content-security-policy')) {
      context.res.headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    }
    // This header can't name the sites that may frame a page.
    const policy = context.res.headers.get('content-security-policy') ?? ''
    if (!policy.includes('frame-ancestors') || policy.includes("frame-ancestors 'none'")) {
      context.res.headers.set('x-frame-options', 'DENY')
    }
  }
}

/** The value of `permissions-policy`. @param camera who may use it: nobody if empty, or `self` */
export const permissions = (camera: '' | 'self') =>
  `camera=(${camera}), geolocation=(), microphone=(), payment=(), usb=()`
