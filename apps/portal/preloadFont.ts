import type { Plugin } from 'vite'

/**
 * Names the font, which the page's first script has fetched after the scripts: otherwise the first text that is drawn
 * would ask for it.
 */
export const preloadFont: Plugin = {
  name: 'atrium:preload-font',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((name) => name.endsWith('.woff2'))
        .map((name) => ({
          tag: 'meta',
          attrs: { name: 'font', content: `/${name}` },
          injectTo: 'head-prepend' as const,
        })),
  },
}
