/** An import of names from `@frond/ui` or one of its entries. At the start of a line, so that comments do not match. */
const imports = /^[ \t]*import\s*\{([^}]*)\}\s*from\s*['"]@frond\/ui(?:\/[\w/-]+)?['"]/gm

/** Longer than any name of a component. A search of the whole text would be slow in files with very long words. */
const MAX_NAME_LENGTH = 100

/**
 * The component of Frond UI whose JSX tag is at the cursor.
 *
 * @param {string} text
 * @param {number} offset Position of the cursor.
 * @returns {{ name: string, start: number, end: number } | undefined} The exported name, and the range of the name in the tag.
 */
function findComponentTag(text, offset) {
  const start = offset - /[\w$]*$/.exec(text.slice(Math.max(0, offset - MAX_NAME_LENGTH), offset))[0].length
  const end = offset + /^[\w$]*/.exec(text.slice(offset))[0].length
  const isTag = /<\/?$/.test(text.slice(Math.max(0, start - 2), start)) && text[end] !== '.'
  const name = isTag ? readImports(text).get(text.slice(start, end)) : undefined
  return name === undefined ? undefined : { name, start, end }
}

/**
 * The names that a file imports from Frond UI: the exported name by the local name. `import type` is not included, because a
 * type cannot be a tag.
 *
 * @param {string} text
 * @returns {Map<string, string>}
 */
function readImports(text) {
  /** @type {Map<string, string>} */
  const names = new Map()
  for (const [, list] of text.matchAll(imports)) {
    for (const item of withoutComments(list).split(',')) {
      const [, exported, local = exported] = /^\s*([\w$]+)(?:\s+as\s+([\w$]+))?\s*$/.exec(item) ?? []
      if (exported !== undefined) names.set(local, exported)
    }
  }
  return names
}

/** @param {string} text */
function withoutComments(text) {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
}

/**
 * The page of a component in the docs. A run of capitals is one word: PageCTA → page-cta.
 *
 * @param {string} name
 */
function docsUrl(name) {
  const slug = name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
  return `https://frond-ui.dev/docs/components/${slug}`
}

module.exports = { findComponentTag, docsUrl }
