const { readdirSync, readFileSync, statSync } = require('node:fs')
const { dirname, join } = require('node:path')

/** Readable on white and on black. */
const PREVIEW_COLOR = '#808080'
const PREVIEW_HEIGHT = 64
/** The width and height of an icon whose collection does not set them, as defined by Iconify. */
const DEFAULT_SIZE = 16

/**
 * The content of `icons.json` in an `@iconify-json/*` package.
 *
 * @typedef {object} IconifyData
 * @property {Record<string, IconData>} icons
 * @property {Record<string, Partial<IconData> & { parent: string }>} [aliases]
 * @property {number} [width] The width of all icons that do not set their own. The same applies to the next three properties.
 * @property {number} [height]
 * @property {number} [left]
 * @property {number} [top]
 */

/**
 * @typedef {object} IconData
 * @property {string} body The content of the SVG element.
 * @property {number} [width]
 * @property {number} [height]
 * @property {number} [left]
 * @property {number} [top]
 * @property {number} [rotate] The number of turns by 90 degrees.
 * @property {boolean} [hFlip]
 * @property {boolean} [vFlip]
 * @property {boolean} [hidden] Set for icons that are kept only so that existing code works.
 */

/**
 * @typedef {object} IconCollection
 * @property {IconifyData} data
 * @property {string[]} names The names to offer: icons and aliases that are not hidden.
 */

/** The icon collections that are installed in a workspace. Each file is parsed once, and again after it changes. */
class IconCollections {
  /** @type {Map<string, { modified: number, collection: IconCollection | undefined }>} */
  #cache = new Map()

  /**
   * Searches the `node_modules` of a folder and of the folders above it, up to the workspace folder. If a collection is
   * installed several times, the nearest one wins. Unreadable collections are skipped.
   *
   * @param {string} folder
   * @param {string} workspaceFolder
   * @returns {Map<string, IconCollection>} The collections by prefix.
   */
  find(folder, workspaceFolder) {
    /** @type {Map<string, IconCollection>} */
    const found = new Map()
    for (let current = folder; ; current = dirname(current)) {
      const scope = join(current, 'node_modules/@iconify-json')
      for (const prefix of listFolder(scope)) {
        const collection = found.get(prefix) ?? this.#read(join(scope, prefix, 'icons.json'))
        if (collection) found.set(prefix, collection)
      }
      if (current === workspaceFolder || current === dirname(current)) return found
    }
  }

  /** @param {string} file */
  #read(file) {
    const modified = statSync(file, { throwIfNoEntry: false })?.mtimeMs
    if (modified === undefined) return undefined
    const cached = this.#cache.get(file)
    if (cached?.modified === modified) return cached.collection
    const collection = parseCollection(file)
    // An unreadable file is cached, too. Otherwise each request would parse it again.
    this.#cache.set(file, { modified, collection })
    return collection
  }
}

/** @param {string} folder */
function listFolder(folder) {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/**
 * @param {string} file
 * @returns {IconCollection | undefined} Undefined if the file is not an icon collection.
 */
function parseCollection(file) {
  try {
    const data = JSON.parse(readFileSync(file, 'utf8'))
    const all = [...Object.keys(data.icons), ...Object.keys(data.aliases ?? {})]
    const names = all.filter((name) => {
      const icon = findIcon(data, name)
      return icon && !icon.hidden
    })
    return { data, names: names.sort() }
  } catch {
    return undefined
  }
}

/**
 * The data of an icon or of an alias. An alias has the drawing of its parent, which may be an alias, too.
 *
 * @param {IconifyData} data
 * @param {string} name
 * @param {readonly string[]} children The aliases that lead to this icon.
 * @returns {IconData | undefined}
 */
function findIcon(data, name, children = []) {
  if (Object.hasOwn(data.icons, name)) {
    const { left, top, width, height } = data
    const icon = { left, top, width, height, ...data.icons[name] }
    return typeof icon.body === 'string' ? icon : undefined
  }
  // The data may contain a cycle of aliases.
  if (!data.aliases || !Object.hasOwn(data.aliases, name) || children.includes(name)) return undefined
  const { parent: parentName, ...alias } = data.aliases[name]
  const parent = findIcon(data, parentName, [...children, name])
  if (!parent) return undefined
  return {
    ...parent,
    ...alias,
    rotate: (parent.rotate ?? 0) + (alias.rotate ?? 0),
    hFlip: Boolean(parent.hFlip) !== Boolean(alias.hFlip),
    vFlip: Boolean(parent.vFlip) !== Boolean(alias.vFlip),
  }
}

/**
 * The icon as an SVG image.
 *
 * @param {IconData} icon
 */
function drawIcon({ body, left = 0, top = 0, width = DEFAULT_SIZE, height = DEFAULT_SIZE, rotate = 0, hFlip, vFlip }) {
  const centerX = left + width / 2
  const centerY = top + height / 2
  const isOnItsSide = rotate % 2 === 1
  const [boxWidth, boxHeight] = isOnItsSide ? [height, width] : [width, height]
  const viewBox = [centerX - boxWidth / 2, centerY - boxHeight / 2, boxWidth, boxHeight].join(' ')
  const transform = `translate(${centerX} ${centerY}) rotate(${rotate * 90}) scale(${hFlip ? -1 : 1} ${vFlip ? -1 : 1}) translate(${-centerX} ${-centerY})`
  const content = rotate || hFlip || vFlip ? `<g transform="${transform}">${body}</g>` : body
  const previewWidth = Math.round((PREVIEW_HEIGHT * boxWidth) / boxHeight)
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${previewWidth}" height="${PREVIEW_HEIGHT}" viewBox="${viewBox}" color="${PREVIEW_COLOR}">${content}</svg>`
}

/**
 * @param {IconData} icon
 * @returns {string} An image in Markdown.
 */
function toMarkdownImage(icon) {
  return `![](data:image/svg+xml;base64,${Buffer.from(drawIcon(icon)).toString('base64')})`
}

module.exports = { IconCollections, findIcon, toMarkdownImage }
