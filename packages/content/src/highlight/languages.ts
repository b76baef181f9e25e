import type { LanguageRegistration } from 'shiki/core'
import astro from 'shiki/langs/astro.mjs'
import css from 'shiki/langs/css.mjs'
import diff from 'shiki/langs/diff.mjs'
import html from 'shiki/langs/html.mjs'
import javascript from 'shiki/langs/javascript.mjs'
import json from 'shiki/langs/json.mjs'
import jsonc from 'shiki/langs/jsonc.mjs'
import jsx from 'shiki/langs/jsx.mjs'
import markdown from 'shiki/langs/markdown.mjs'
import mdc from 'shiki/langs/mdc.mjs'
import shellscript from 'shiki/langs/shellscript.mjs'
import sql from 'shiki/langs/sql.mjs'
import tsx from 'shiki/langs/tsx.mjs'
import typescript from 'shiki/langs/typescript.mjs'
import yaml from 'shiki/langs/yaml.mjs'

export interface Language {
  /** The name of the grammar in Shiki. */
  grammar: string
  load: LanguageRegistration[]
}

const byGrammar: Record<string, Language> = {
  astro: { grammar: 'astro', load: astro },
  css: { grammar: 'css', load: css },
  diff: { grammar: 'diff', load: diff },
  html: { grammar: 'html', load: html },
  javascript: { grammar: 'javascript', load: javascript },
  json: { grammar: 'json', load: json },
  jsonc: { grammar: 'jsonc', load: jsonc },
  jsx: { grammar: 'jsx', load: jsx },
  // The grammars for code fences inside Markdown.
  markdown: {
    grammar: 'markdown',
    load: [...markdown, ...tsx, ...typescript, ...shellscript, ...yaml, ...css, ...json],
  },
  mdc: { grammar: 'mdc', load: [...mdc, ...tsx, ...typescript, ...shellscript, ...css, ...json] },
  shellscript: { grammar: 'shellscript', load: shellscript },
  sql: { grammar: 'sql', load: sql },
  tsx: { grammar: 'tsx', load: tsx },
  typescript: { grammar: 'typescript', load: typescript },
  yaml: { grammar: 'yaml', load: yaml },
}

const aliases: Record<string, string> = {
  bash: 'shellscript',
  js: 'javascript',
  md: 'markdown',
  mjs: 'javascript',
  mts: 'typescript',
  sh: 'shellscript',
  shell: 'shellscript',
  svg: 'html',
  ts: 'typescript',
  yml: 'yaml',
}

const languages = new Map<string, Language>(Object.entries(byGrammar))
for (const [alias, grammar] of Object.entries(aliases)) languages.set(alias, byGrammar[grammar]!)

/** Languages that are deliberately not highlighted. */
const plain = new Set(['', 'text', 'txt', 'plaintext'])

export const languageNames: readonly string[] = [...languages.keys(), 'text'].toSorted()

export function findLanguage(name: string): Language | undefined {
  return languages.get(name.toLowerCase())
}

export function isKnownLanguage(name: string): boolean {
  return plain.has(name.toLowerCase()) || languages.has(name.toLowerCase())
}
