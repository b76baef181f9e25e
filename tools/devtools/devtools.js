/** Adds the pane “Frond UI” to the Elements panel and updates it when another element is selected. */

chrome.devtools.panels.elements.createSidebarPane('Frond UI', async (pane) => {
  const response = await fetch(chrome.runtime.getURL('inspect.js'))
  const source = await response.text()
  // The browser runs the expression in the page, where `$0` is the selected element, and shows the result as a tree.
  const show = () => pane.setExpression(`(() => { ${source}; return inspectElement($0) })()`, 'Selected element')

  chrome.devtools.panels.elements.onSelectionChanged.addListener(show)
  chrome.devtools.network.onNavigated.addListener(show)
  show()
})
