// Articles reach the browser as HTML, so no browser module imports the prose components. Only their stylesheets are
// needed.
import 'virtual:frond/prose.css'
import 'virtual:frond/prose-badge.css'
import 'virtual:frond/prose-callout.css'
import 'virtual:frond/prose-card.css'
import 'virtual:frond/prose-field.css'
import 'virtual:frond/prose-pre.css'
import 'virtual:frond/prose-steps.css'
