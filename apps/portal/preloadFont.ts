import type { Plugin } from 'vite'

/** Has the font fetched beside the sheet that names it: otherwise the first text that is drawn would ask for it. */
export const preloadFont: Plugin = {
  name: 'atrium:preload-font',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((name) => name.endsWith('.woff2'))
        .map((name) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${name}` },
          injectTo: 'head' as const,
        })),
  },
}
