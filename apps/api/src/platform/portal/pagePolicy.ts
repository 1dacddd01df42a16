/** Scripts and styles of our own only, and those that carry this answer's nonce; page views go where they are counted. */
export function pagePolicy(nonce: string, analytics: string | undefined): string {
  const directives = {
    'default-src': "'none'",
    'script-src': `'self' 'nonce-${nonce}'`,
    'style-src': `'self' 'nonce-${nonce}'`,
    // Positions that primitives measure are written as style attributes.
    'style-src-attr': "'unsafe-inline'",
    // Pictures that were just chosen are shown before they are sent.
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': analytics ? `'self' ${new URL(analytics).origin}` : "'self'",
    'media-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  }
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}
