// Articles reach the browser as HTML, so nothing there imports the components that made them: only their looks are needed.
import 'virtual:frond/prose.css'
import 'virtual:frond/prose-badge.css'
import 'virtual:frond/prose-callout.css'
import 'virtual:frond/prose-card.css'
import 'virtual:frond/prose-field.css'
import 'virtual:frond/prose-pre.css'
import 'virtual:frond/prose-steps.css'
