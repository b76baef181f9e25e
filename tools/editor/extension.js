const { dirname } = require('node:path')
const vscode = require('vscode')
const { docsUrl, findComponentTag } = require('./component-tags.js')
const descriptions = require('./components.json')
const { IconCollections, findIcon, toMarkdownImage } = require('./icon-collections.js')
const { findIconName, splitIconName } = require('./icon-names.js')

/** VS Code loads this file as it is, without a build. */

const languages = ['typescriptreact', 'javascriptreact', 'typescript', 'javascript', 'mdx']
/** VS Code does not complete in strings while the user types, unless one of these characters is typed. */
const triggerCharacters = ['"', "'", '`', ':']

function activate(context) {
  const selector = languages.map((language) => ({ language, scheme: 'file' }))
  const collections = new IconCollections()
  context.subscriptions.push(
    vscode.languages.registerCompletionItemProvider(
      selector,
      new IconCompletionProvider(collections),
      ...triggerCharacters,
    ),
    vscode.languages.registerHoverProvider(selector, {
      provideHover: (document, position) => provideIconHover(collections, document, position),
    }),
    vscode.languages.registerHoverProvider(selector, { provideHover: provideComponentHover }),
  )
}

/** Completes first the collection (`lucide:`), then the icon (`lucide:rocket`). */
class IconCompletionProvider {
  #collections
  /** The icon that each offered item stands for. */
  #icons = new WeakMap()

  constructor(collections) {
    this.#collections = collections
  }

  provideCompletionItems(document, position) {
    const found = findIconName(document.getText(), document.offsetAt(position))
    if (!found) return []
    const installed = findInstalled(this.#collections, document)
    const range = toRange(document, found)
    const prefix = splitIconName(found.typed)?.prefix
    if (prefix === undefined) return [...installed].map(([name, { names }]) => toCollectionItem(name, names, range))
    const collection = installed.get(prefix)
    return collection ? collection.names.map((name) => this.#toIconItem(prefix, name, collection, range)) : []
  }

  /** VS Code calls this for the selected item. A collection has thousands of icons, so drawing all of them would be slow. */
  resolveCompletionItem(item) {
    const icon = this.#icons.get(item)
    const data = icon && findIcon(icon.collection.data, icon.name)
    if (data) item.documentation = new vscode.MarkdownString(toMarkdownImage(data))
    return item
  }

  #toIconItem(prefix, name, collection, range) {
    const item = new vscode.CompletionItem(`${prefix}:${name}`, vscode.CompletionItemKind.Value)
    item.range = range
    this.#icons.set(item, { collection, name })
    return item
  }
}

function toCollectionItem(prefix, names, range) {
  const item = new vscode.CompletionItem(`${prefix}:`, vscode.CompletionItemKind.Module)
  item.detail = `${names.length} icons`
  item.range = range
  // Opens the list again, with the icons of the collection.
  item.command = { command: 'editor.action.triggerSuggest', title: 'Show the icons' }
  return item
}

function provideIconHover(collections, document, position) {
  const found = findIconName(document.getText(), document.offsetAt(position))
  const { prefix, icon } = (found?.isClosed && splitIconName(found.name)) || {}
  // Without the collection, it is unknown whether the icon exists.
  const collection = icon && findInstalled(collections, document).get(prefix)
  if (!collection) return undefined
  const data = findIcon(collection.data, icon)
  const text = data
    ? `${toMarkdownImage(data)}\n\n\`${icon}\` from the collection \`${prefix}\``
    : `The installed collection \`${prefix}\` has no icon \`${icon}\`.`
  return new vscode.Hover(new vscode.MarkdownString(text), toRange(document, found))
}

function provideComponentHover(document, position) {
  const found = findComponentTag(document.getText(), document.offsetAt(position))
  if (!found || !Object.hasOwn(descriptions, found.name)) return undefined
  const { name } = found
  const text = `${descriptions[name]}\n\n[Docs of ${name}](${docsUrl(name)})`
  return new vscode.Hover(new vscode.MarkdownString(text), toRange(document, found))
}

/** The icon collections that the file can use. A file outside of a workspace folder has none. */
function findInstalled(collections, document) {
  const workspaceFolder = vscode.workspace.getWorkspaceFolder(document.uri)
  if (!workspaceFolder) return new Map()
  return collections.find(dirname(document.uri.fsPath), workspaceFolder.uri.fsPath)
}

function toRange(document, { start, end }) {
  return new vscode.Range(document.positionAt(start), document.positionAt(end))
}

module.exports = { activate }
