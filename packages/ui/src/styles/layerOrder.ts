/** The `@layer` statement of `tokens.css`. It must come before any rule in a layer. */
export function layerOrder(tokens: string): string {
  const [order] = /@layer [\w., ]+;/.exec(tokens) ?? []
  if (!order) throw new Error('tokens.css has no layer order: start it with @layer atrium.tokens, …;')
  return order
}
