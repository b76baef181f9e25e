/* global figma, __html__ */

/**
 * Imports the token files of Frond UI as Figma variables. A variable that exists already gets the new value, so the files can
 * be imported again after an update. Figma loads this file as it is, without a build.
 */

const REM_IN_PX = 16

/** The collection and the mode that each file becomes. */
const files = {
  'primitives.tokens.json': { collection: 'Frond UI primitives', mode: 'Value' },
  'light.tokens.json': { collection: 'Frond UI colors', mode: 'Light' },
  'dark.tokens.json': { collection: 'Frond UI colors', mode: 'Dark' },
  'components.tokens.json': { collection: 'Frond UI components', mode: 'Value' },
  'theme.tokens.json': { collection: 'Frond UI theme', mode: 'Value' },
}

figma.showUI(__html__, { width: 360, height: 320 })

figma.ui.onmessage = async (message) => {
  try {
    figma.ui.postMessage({ done: await importFiles(message.files) })
  } catch (error) {
    figma.ui.postMessage({ error: error.message })
  }
}

/** Imports files of the form `{ name, text }`. Returns a summary. */
async function importFiles(given) {
  // Primitives come first, because the other files refer to them.
  const order = Object.keys(files)
  const known = given.filter(({ name }) => order.includes(name))
  if (known.length === 0) throw new Error(`Choose one or more of these files: ${order.join(', ')}.`)
  const parsed = known
    .sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
    .map(({ name, text }) => ({ name, tokens: listTokens(parse(name, text)) }))

  const library = await openLibrary()
  let count = 0
  for (const { name, tokens } of parsed) {
    const { collection, mode } = library.openMode(files[name])
    for (const token of tokens) {
      const value = toValue(token, name, library)
      library.openVariable(token, collection).setValueForMode(mode, value)
      count += 1
    }
  }
  return `${count} variables imported from ${parsed.length === 1 ? 'one file' : `${parsed.length} files`}.`
}

function parse(name, text) {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`${name} is not valid JSON: ${error.message}`)
  }
}

/** All tokens of a group, with their path and type. The type of a group applies to its tokens. */
function listTokens(group, path = [], inherited) {
  const type = group.$type || inherited
  if ('$value' in group) return [{ path: path.join('/'), type, value: group.$value }]
  return Object.entries(group)
    .filter(([name]) => !name.startsWith('$'))
    .flatMap(([name, inner]) => listTokens(inner, [...path, name], type))
}

/** The variables and collections of the document. */
async function openLibrary() {
  const collections = await figma.variables.getLocalVariableCollectionsAsync()
  const variables = await figma.variables.getLocalVariablesAsync()

  return {
    openMode(wanted) {
      let collection = collections.find(({ name }) => name === wanted.collection)
      if (!collection) {
        collection = figma.variables.createVariableCollection(wanted.collection)
        collection.renameMode(collection.modes[0].modeId, wanted.mode)
        collections.push(collection)
      }
      const mode = collection.modes.find(({ name }) => name === wanted.mode)
      return { collection, mode: mode ? mode.modeId : addMode(collection, wanted.mode) }
    },
    openVariable({ path, type }, collection) {
      const own = ({ name, variableCollectionId }) => name === path && variableCollectionId === collection.id
      let variable = variables.find(own)
      if (!variable) {
        variable = figma.variables.createVariable(path, collection, toVariableType(type))
        variables.push(variable)
      }
      return variable
    },
    /** The primitive that a reference such as `{color.green.500}` names. */
    findPrimitive(reference) {
      const path = reference.slice(1, -1).replace(/\./g, '/')
      return variables.find(({ name }) => name === path)
    },
  }
}

function addMode(collection, name) {
  try {
    return collection.addMode(name)
  } catch (error) {
    throw new Error(
      `Figma did not add the mode "${name}" to "${collection.name}": ${error.message} Your plan may allow only one mode. Import only the light or the dark file.`,
    )
  }
}

function toVariableType(type) {
  if (type === 'color') return 'COLOR'
  return type === 'fontFamily' ? 'STRING' : 'FLOAT'
}

function toValue({ path, type, value }, file, library) {
  if (typeof value === 'string' && value.startsWith('{')) {
    const primitive = library.findPrimitive(value)
    if (!primitive)
      throw new Error(`${file}: ${path} refers to ${value}, which is missing. Import primitives.tokens.json, too.`)
    return figma.variables.createVariableAlias(primitive)
  }
  if (type === 'color') {
    const [r, g, b] = value.components
    return { r, g, b, a: value.alpha === undefined ? 1 : value.alpha }
  }
  if (type === 'fontFamily') return value[0]
  if (type === 'dimension') return value.unit === 'rem' ? value.value * REM_IN_PX : value.value
  return value
}
