/** Elements that browsers give a size of their own. Drawings keep theirs. */
const ownSize = 'h1, h2, h3, h4, h5, h6, small, sub, sup, pre, code, kbd, samp, svg *'

/**
 * Undoes the rules of hosts for elements, such as `td { padding: 20px }`, inside our roots. It is weaker than any style
 * of a component. Drawings keep their attributes, which browsers treat as weak rules.
 */
export const hostReset = `@layer atrium.base {
  :where([data-atrium-root]) :not(div, span, svg, svg *) { all: revert }
  :where([data-atrium-root]) :is(svg, svg *) { all: revert-layer }
  :where([data-atrium-root]) :not(${ownSize}) { font-size: inherit }
}`
