/** Such a page stands alone, as a provider's would, so it brings its own few colours. */
export const pageStyle = `
:root { color-scheme: light dark; --page: #f3f5f8; --card: #fff; --text: #1b2430; --quiet: #566273;
  --line: #dde3ea; --accent: #1f4e8c; --on-accent: #fff; --notice: #fff6e5; --notice-text: #7a4a00; }
@media (prefers-color-scheme: dark) { :root { --page: #0f151d; --card: #18212c; --text: #e6ebf2; --quiet: #a3afbf;
  --line: #2d3947; --accent: #8db4ec; --on-accent: #0f1b2b; --notice: #33270f; --notice-text: #f2cd8c; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--page); color: var(--text);
  font: 14px/22px "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", system-ui, sans-serif; }
main { max-width: 464px; margin: 0 auto; padding: 24px 16px 48px; }
header { display: flex; gap: 16px; justify-content: space-between; align-items: baseline; padding: 8px 0 16px; }
header a { flex: none; }
h1 { margin: 0; font-size: 20px; line-height: 28px; }
a { color: var(--accent); }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 24px; }
.demonstration { margin: 0 0 16px; padding: 8px 12px; border-radius: 6px; background: var(--notice);
  color: var(--notice-text); }
.amount { margin: 0; text-align: center; color: var(--quiet); }
.amount strong { display: block; margin-top: 4px; color: var(--text); font-size: 34px; line-height: 44px;
  font-variant-numeric: tabular-nums; }
dl { margin: 24px 0; padding: 16px 0 0; border-top: 1px solid var(--line); display: grid;
  grid-template-columns: auto 1fr; gap: 8px 24px; }
dt { color: var(--quiet); } dd { margin: 0; text-align: end; overflow-wrap: anywhere; }
.note { margin: 0 0 16px; color: var(--quiet); } .state { margin: 0 0 16px; font-weight: 600; }
form { display: grid; gap: 12px; margin: 0; }
button, .button { display: block; width: 100%; min-height: 44px; padding: 10px 16px; border-radius: 6px; cursor: pointer;
  border: 1px solid var(--line); background: var(--card); color: var(--text); font: inherit; text-align: center;
  text-decoration: none; }
.primary { border-color: var(--accent); background: var(--accent); color: var(--on-accent); font-weight: 600; }
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
