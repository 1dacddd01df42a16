/** What a text is written in, as the highlighter calls it, by the ending of the file's name. */
export const languages: Readonly<Record<string, string>> = {
  ...{ bash: 'bash', sh: 'bash', bat: 'plaintext', c: 'c', h: 'c', cpp: 'cpp', cc: 'cpp', hpp: 'cpp' },
  ...{ cs: 'csharp', css: 'css', less: 'less', scss: 'scss', diff: 'diff', patch: 'diff', go: 'go' },
  ...{ graphql: 'graphql', html: 'xml', htm: 'xml', xhtml: 'xml', svg: 'xml', xml: 'xml', xsd: 'xml' },
  ...{ ini: 'ini', toml: 'ini', conf: 'ini', java: 'java', js: 'javascript', mjs: 'javascript' },
  ...{ jsx: 'javascript', json: 'json', geojson: 'json', kt: 'kotlin', lua: 'lua', md: 'markdown' },
  ...{ markdown: 'markdown', m: 'objectivec', pl: 'perl', php: 'php', py: 'python', r: 'r', rb: 'ruby' },
  ...{ rs: 'rust', sql: 'sql', swift: 'swift', ts: 'typescript', tsx: 'typescript', vb: 'vbnet' },
  ...{ yaml: 'yaml', yml: 'yaml', vue: 'xml' },
}
