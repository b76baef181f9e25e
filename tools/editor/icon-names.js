/**
 * Finds the icon name at a position of a source text. It uses a regular expression instead of a parser, because the text is
 * rarely valid while its author types.
 */

/** How many characters before the cursor are searched for the name of the prop. */
const REACH = 400

/** A prop or key whose name is `icon` or ends in `Icon`, with or without quotes. */
const iconKey = String.raw`(?:(?<![\w$'"-])(?:[\w$]*I|i)con|(?<=[{,]\s*)(?<keyQuote>["'])(?:[\w$]*I|i)con\k<keyQuote>)`
/** The prop `name` of the component `Icon`. */
const nameOfIcon = String.raw`<Icon\s(?:[^<>]*\s)?name`
/** A part of an expression. It does not end inside a string. */
const code = String.raw`(?:[^{},;'"\x60]|'[^'\n]*'|"[^"\n]*"|\x60[^\x60]*\x60)*`
/** What precedes a result of `a ? b : c`, `a || b`, `a ?? b` or `a && b`. The `?:` of an optional property does not count. */
const operator = String.raw`${code}(?:\|\||&&|\?(?!:)(?:${code}:)?)\s*`
/** What separates a name from its value: `=`, `={` or `:`. */
const separator = String.raw`\s*(?:=\s*|=\s*\{\s*(?:${operator})?|\??:\s*(?:${operator})?)`

const textBeforeCursor = new RegExp(
  String.raw`(?:${iconKey}|${nameOfIcon})${separator}(?<quote>["'\x60])(?<typed>[\w:-]*)$`,
)

/**
 * @typedef {object} IconNameRange
 * @property {string} name The content of the string.
 * @property {string} typed The part of the name before the cursor.
 * @property {number} start Offset of the first character of the name.
 * @property {number} end Offset after the last character of the name.
 * @property {boolean} isClosed Whether the string ends after the name.
 */

/**
 * The icon name around the cursor, or undefined if the cursor is not in the string of an icon.
 *
 * @param {string} text
 * @param {number} offset Position of the cursor.
 * @returns {IconNameRange | undefined}
 */
function findIconName(text, offset) {
  const match = textBeforeCursor.exec(text.slice(Math.max(0, offset - REACH), offset))
  if (!match) return undefined
  const { quote, typed } = match.groups
  const following = /^[\w:-]*/.exec(text.slice(offset, offset + REACH))[0]
  const isClosed = text[offset + following.length] === quote
  // If the closing quote is missing, the text after the cursor may be the next prop.
  const rest = isClosed ? following : ''
  return { name: typed + rest, typed, start: offset - typed.length, end: offset + rest.length, isClosed }
}

/**
 * Splits `lucide:rocket` into its collection and its icon.
 *
 * @param {string} name
 * @returns {{ prefix: string, icon: string } | undefined}
 */
function splitIconName(name) {
  const [, prefix, icon] = /^([\w-]+):([\w-]*)$/.exec(name) ?? []
  return prefix === undefined ? undefined : { prefix, icon }
}

module.exports = { findIconName, splitIconName }
