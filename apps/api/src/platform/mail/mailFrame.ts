import type { MailWords } from './MailWords'

/**
 * A page that mail programs show alike: tables and inline styles, because many remove everything else, and no
 * external picture, which would reveal that the mail was read. Its colours support dark mode, and programs
 * that only invert find plain ink and paper.
 */
export function mailFrame({ language, subject, paragraphs, code, closing }: MailWords): string {
  const [first = '', ...rest] = paragraphs
  const body = [
    paragraph(first),
    ...(code === undefined ? [] : [largeCode(code)]),
    ...rest.map(paragraph),
  ].join('\n')
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background-color: #0f141a !important; }
  .card { background-color: #1a212a !important; border-color: #2c3642 !important; }
  .ink { color: #e6ebf1 !important; }
  .quiet { color: #9aa7b5 !important; }
  .code { background-color: #243040 !important; color: #e6ebf1 !important; }
  .brand { color: #8db4e8 !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:#f4f6f8;">
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:#f4f6f8;">
<tr><td align="center" style="padding:32px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;">
<tr><td class="brand" style="padding:0 0 16px;font:600 20px/28px ${font};color:#1f4e8c;text-align:left;">Atrium</td></tr>
<tr><td class="card" style="padding:32px;background-color:#ffffff;border:1px solid #dde3ea;border-radius:8px;text-align:left;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><td class="ink" style="padding:0 0 16px;font:600 20px/28px ${font};color:#17202b;">${escaped(subject)}</td></tr>
${body}
</table>
</td></tr>
<tr><td class="quiet" style="padding:16px 0 0;font:400 12px/18px ${font};color:#5b6875;text-align:left;">${escaped(closing)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

const font = "system-ui,-apple-system,'Segoe UI','PingFang SC','Microsoft YaHei',sans-serif"

const paragraph = (text: string) =>
  `<tr><td class="ink" style="padding:0 0 16px;font:400 16px/24px ${font};color:#17202b;">${escaped(text)}</td></tr>`

const largeCode = (code: string) =>
  `<tr><td style="padding:0 0 16px;"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="code" style="padding:12px 24px;background-color:#eef3f9;border-radius:6px;font:600 28px/36px ${font};letter-spacing:6px;color:#17202b;">${escaped(code)}</td>
</tr></table></td></tr>`

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
