import { fontPath } from '../../platform/portal/readPortal'

/** Such a page stands alone, as a provider's would, so it brings its own few colours; and the portal's face. */
export const pageStyle = `
@font-face { font-family: 'Atrium Inter'; font-weight: 400 600; font-display: swap;
  src: url('${fontPath}') format('woff2');
  unicode-range: U+20-7E, U+A0-FF, U+2022, U+20AC, U+2190-2193, U+2212; }
@font-face { font-family: 'Atrium Inter Marks'; font-weight: 400 600; font-display: swap;
  src: url('${fontPath}') format('woff2');
  unicode-range: U+2013-2014, U+2018-2019, U+201C-201D, U+2026; }
:root { color-scheme: light dark; --page: #f7f8fa; --card: #fff; --text: #17202b; --quiet: #5c6877;
  --line: #e6eaef; --control: #cdd5de; --accent: #1d4f94; --solid: #1d4f94; --notice: #fdf2e4; --notice-text: #8f4306; }
@media (prefers-color-scheme: dark) { :root { --page: #0b0f14; --card: #12181f; --text: #e7ecf2; --quiet: #95a1b0;
  --line: #222b35; --control: #36424f; --accent: #86b6f5; --solid: #3270c6; --notice: #2c1f0d; --notice-text: #f2b866; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--page); color: var(--text);
  font: 14px/22px 'Atrium Inter', 'Atrium Inter Marks', -apple-system, system-ui, 'Segoe UI', 'PingFang SC',
  'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif; text-autospace: normal; text-spacing-trim: trim-start; }
:lang(zh) body { font-family: 'Atrium Inter', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', -apple-system,
  system-ui, 'Segoe UI', sans-serif; }
main { max-width: 464px; margin: 0 auto; padding: 24px 16px 48px; }
header { display: flex; gap: 16px; justify-content: space-between; align-items: center; padding: 8px 0 16px; }
header a { flex: none; }
h1 { display: flex; gap: 12px; align-items: center; margin: 0; font-size: 16px; font-weight: 600; line-height: 24px; }
h1 img { flex: none; }
a { color: var(--accent); }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 24px 16px 16px; }
.demonstration { display: flex; gap: 8px; margin: 0 0 16px; padding: 8px 12px; border-radius: 6px; background: var(--notice);
  color: var(--notice-text); }
.amount { margin: 0; text-align: center; color: var(--quiet); }
.amount strong { display: block; margin-top: 4px; color: var(--text); font-size: 28px; font-weight: 600; line-height: 36px; }
.amount strong, dd { font-variant-numeric: tabular-nums; font-kerning: none; }
.demonstration::before { flex: none; width: 14px; height: 14px; margin-top: 4px; border: 1.5px solid; border-radius: 50%;
  box-sizing: border-box; font-size: 10px; font-weight: 600; line-height: 11px; text-align: center; content: '!' / ''; }
dl { margin: 24px 0; padding: 16px 0 0; border-top: 1px solid var(--line); display: grid;
  grid-template-columns: auto 1fr; gap: 8px 24px; }
dt { color: var(--quiet); } dd { margin: 0; text-align: end; overflow-wrap: anywhere; }
.note { margin: 0 0 16px; color: var(--quiet); } .state { margin: 0 0 16px; font-weight: 600; }
form { display: grid; gap: 12px; margin: 0; }
button, .button { display: block; width: 100%; min-height: 44px; padding: 10px 16px; border-radius: 6px; cursor: pointer;
  border: 1px solid var(--control); background: var(--card); color: var(--text); font: inherit; text-align: center;
  text-decoration: none; }
.primary { border-color: transparent; background: var(--solid); color: #fff; font-weight: 500; }
:lang(zh) .primary { font-weight: 400; }
button:hover, .button:hover { border-color: var(--accent); }
fieldset { display: grid; gap: 8px; margin: 0 0 16px; padding: 0; border: 0; }
legend { padding: 0 0 8px; font-weight: 600; }
label { display: flex; gap: 8px; align-items: center; min-height: 44px; padding: 8px 12px; border-radius: 6px;
  border: 1px solid var(--line); cursor: pointer; overflow-wrap: anywhere; }
label:has(:checked), label:hover { border-color: var(--accent); }
input { accent-color: var(--accent); font: inherit; }
input[type='text'] { flex: 1; min-width: 0; padding: 4px 8px; border: 1px solid var(--line); border-radius: 4px;
  background: var(--card); color: var(--text); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`
